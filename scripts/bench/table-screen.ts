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

/** The longest task of the page's own thread while `work` runs, in milliseconds. */
const longestTask = async (devtools: CDPSession, work: () => Promise<unknown>): Promise<number> => {
  const tasks: number[] = []
  const collect = ({ value }: { value: { name?: string; dur?: number; cat?: string }[] }) => {
    for (const { name, dur } of value) if (name === 'RunTask' && dur !== undefined) tasks.push(dur / 1000)
  }
  devtools.on('Tracing.dataCollected', collect as never)
  await devtools.send('Tracing.start', {
    categories: 'toplevel,disabled-by-default-devtools.timeline',
    transferMode: 'ReportEvents',
  })
  await work()
  const complete = new Promise(done => devtools.once('Tracing.tracingComplete', done))
  await devtools.send('Tracing.end')
  await complete
  devtools.off('Tracing.dataCollected', collect as never)
  return Math.max(0, ...tasks)
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
