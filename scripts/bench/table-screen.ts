import type { CDPSession, Page } from '@playwright/test'
import { answerTime } from './page.ts'
import { median } from './measure.ts'

/** One run says little: the middle of these counts. */
export const runs = 7

/** A table of orders in a browser, ours or another's. */
export type TableScreen = {
  readonly address: string
  /** What is there once the rows are. */
  readonly filled: string
  /** What scrolls the rows. */
  readonly frame: string
  /** The box that selects the second row, as Playwright looks for it. */
  readonly box: string
}

/** Milliseconds, medians of the runs. */
export type TableTimes = { readonly painted: number; readonly task: number; readonly toggle: number }

/** Milliseconds from the end of the list's reply until its rows are painted. */
const timeToRows = async (page: Page, { address, filled }: TableScreen): Promise<number> => {
  // The former page goes for good: an address that differs behind its hash alone would not be loaded.
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

/** The longest task of the page's own thread while `work` runs, in milliseconds; workers, raster and the like do not count. */
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
  if (pages.size === 0) throw new Error('The trace does not say which thread is the page’s.')
  return Math.max(
    0,
    ...events.filter(one => one.name === 'RunTask' && pages.has(threadOf(one))).map(one => (one.dur ?? 0) / 1000),
  )
}

/** To the last row and back, a screen at a time. */
const scroll = (page: Page, selector: string): Promise<void> =>
  page.evaluate(async wanted => {
    const frame = [...document.querySelectorAll(wanted)].find(
      one => one.scrollHeight > one.clientHeight + 10 && getComputedStyle(one).overflowY !== 'visible',
    )
    if (!frame || frame.clientHeight === 0) throw new Error('Nothing scrolls here.')
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

/** Paints, scrolls and selects, again and again. `after` goes on with each run. */
export const timesOf = async (page: Page, screen: TableScreen, after?: () => Promise<void>): Promise<TableTimes> => {
  const devtools = await page.context().newCDPSession(page)
  const painted: number[] = []
  const task: number[] = []
  const toggle: number[] = []
  await timeToRows(page, screen)
  for (let run = 0; run < runs; run++) {
    painted.push(await timeToRows(page, screen))
    // What former runs left behind is theirs.
    await page.requestGC()
    task.push(await longestTask(devtools, () => scroll(page, screen.frame)))
    toggle.push(await answerTime(page, () => page.locator(screen.box).click()))
    await after?.()
  }
  return { painted: median(painted), task: median(task), toggle: median(toggle) }
}
