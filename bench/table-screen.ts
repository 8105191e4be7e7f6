import type { CDPSession, Page } from '@playwright/test'
import { answerTime } from './page.ts'
import { median } from './measure.ts'

/** The number of runs, whose median is reported because single runs vary. */
export const runs = 7

/** A table of orders in a browser, ours or a peer's. */
export type TableScreen = {
  readonly address: string
  /** Matches once the rows are rendered. */
  readonly filled: string
  /** The scrolling element. */
  readonly frame: string
  /** Playwright's selector of the checkbox of the second row. */
  readonly box: string
}

/** Medians of the runs, in milliseconds. */
export type TableTimes = { readonly painted: number; readonly task: number; readonly toggle: number }

/** Milliseconds from the end of the list's reply until its rows are painted. */
const timeToRows = async (page: Page, { address, filled }: TableScreen): Promise<number> => {
  // Leave the page first, because a URL that differs only in its fragment would not be loaded again.
  await page.goto('about:blank')
  await page.goto(address)
  return page.evaluate(
    selector =>
      new Promise<number>((done, fail) => {
        setTimeout(() => fail(new Error('No rows within 30 seconds.')), 30_000)
        const look = () => {
          const replies = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/api/Admin/orders?'))
          const reply = replies.at(-1) as PerformanceResourceTiming | undefined
          const isThere = reply && document.querySelector(selector) !== null
          if (isThere) requestAnimationFrame(() => setTimeout(() => done(performance.now() - reply.responseEnd)))
          else requestAnimationFrame(look)
        }
        look()
      }),
    filled,
  )
}

type TraceEvent = { name?: string; dur?: number; pid?: number; tid?: number; args?: { name?: string } }

/** The longest task of the page's main thread while `work` runs, in milliseconds, without workers and raster threads. */
export const longestTask = async (devtools: CDPSession, work: () => Promise<unknown>): Promise<number> => {
  const events: TraceEvent[] = []
  const collect = ({ value }: { value: TraceEvent[] }) => void events.push(...value)
  devtools.on('Tracing.dataCollected', collect as never)
  await devtools.send('Tracing.start', {
    categories: '__metadata,toplevel,disabled-by-default-devtools.timeline',
    transferMode: 'ReportEvents',
  })
  await work()
  const complete = new Promise(done => devtools.once('Tracing.tracingComplete', done))
  await devtools.send('Tracing.end')
  await complete
  devtools.off('Tracing.dataCollected', collect as never)
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid}/${tid}`
  const pages = new Set(
    events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain').map(threadOf),
  )
  if (pages.size === 0) throw new Error('The trace does not name the main thread of the page.')
  return Math.max(
    0,
    ...events.filter(one => one.name === 'RunTask' && pages.has(threadOf(one))).map(one => (one.dur ?? 0) / 1000),
  )
}

/** Scrolls to the last row and back in steps of a screen. */
const scroll = (page: Page, selector: string): Promise<void> =>
  page.evaluate(async wanted => {
    const frame = [...document.querySelectorAll(wanted)].find(
      one => one.scrollHeight > one.clientHeight + 10 && getComputedStyle(one).overflowY !== 'visible',
    )
    if (!frame || frame.clientHeight === 0) throw new Error('No scrolling element was found.')
    const frames = () => new Promise(done => requestAnimationFrame(done))
    const step = frame.clientHeight * 0.8
    for (let top = 0; top < frame.scrollHeight; top += step) {
      frame.scrollTop = top
      await frames()
    }
    for (let top = frame.scrollHeight; top > 0; top -= step) {
      frame.scrollTop = top
      await frames()
    }
  }, selector)

/** Measures painting, scrolling and selecting repeatedly. `after` runs at the end of each run. */
export const timesOf = async (page: Page, screen: TableScreen, after?: () => Promise<void>): Promise<TableTimes> => {
  const devtools = await page.context().newCDPSession(page)
  const painted: number[] = []
  const task: number[] = []
  const toggle: number[] = []
  await timeToRows(page, screen)
  for (let run = 0; run < runs; run++) {
    painted.push(await timeToRows(page, screen))
    // Do not measure garbage of earlier runs.
    await page.requestGC()
    task.push(await longestTask(devtools, () => scroll(page, screen.frame)))
    toggle.push(await answerTime(page, () => page.locator(screen.box).click()))
    await after?.()
  }
  return { painted: median(painted), task: median(task), toggle: median(toggle) }
}
