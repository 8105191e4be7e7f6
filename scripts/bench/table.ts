import { chromium, type CDPSession, type Page } from '@playwright/test'
import { startServer } from '#mocks/server.ts'
import { buildIfOld, folderOf } from '../app-build.ts'
import { browserOptions } from '../browser.ts'
import { median, report } from './measure.ts'
import { answerTime, enterOffice, watchEvents } from './page.ts'
import { serveShop } from './web-host.ts'

const runs = 7
const rows = 400
const screen = `/Admin/orders?per_page=${rows}`

/** Milliseconds from the end of the list's reply until its rows are painted. */
const timeToRows = async (page: Page, address: string): Promise<number> => {
  await page.goto(address + screen)
  return page.evaluate(
    count =>
      new Promise<number>(done => {
        const look = () => {
          const grid = document.querySelector('[role=grid]')
          const replies = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/api/Admin/orders?'))
          const reply = replies.at(-1) as PerformanceResourceTiming | undefined
          const isThere = reply && grid?.getAttribute('aria-rowcount') === String(count + 1)
          if (isThere) requestAnimationFrame(() => setTimeout(() => done(performance.now() - reply.responseEnd)))
          else requestAnimationFrame(look)
        }
        look()
      }),
    rows,
  )
}

/** Kilobytes, after gzip, of the JavaScript that the screen asks for. */
const codeSize = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    return files.filter(({ name }) => name.endsWith('.js')).reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1000
  })

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
const scroll = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const frame = [...document.querySelectorAll('main *')].find(
      one =>
        one.querySelector('[role=grid]') &&
        one.scrollHeight > one.clientHeight + 10 &&
        getComputedStyle(one).overflowY !== 'visible',
    )
    if (!frame) throw new Error('Nothing scrolls here.')
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
  })

/** A table of 400 rows in the built app: painting, scrolling, and how soon it answers. Source: issue numbers of the table engine. */
export const benchTable = async (): Promise<boolean> => {
  await buildIfOld('app')
  const mock = await startServer({ port: 0 })
  const host = await serveShop(folderOf('app'), `http://localhost:${mock.port}`)
  const browser = await chromium.launch(browserOptions())
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en-US' })
  await page.addInitScript(watchEvents)
  const devtools = await page.context().newCDPSession(page)
  const times = { painted: [] as number[], task: [] as number[], toggle: [] as number[], dialog: [] as number[] }
  await enterOffice(page, host.address, 'admin')
  await timeToRows(page, host.address)
  for (let run = 0; run < runs; run++) {
    times.painted.push(await timeToRows(page, host.address))
    times.task.push(await longestTask(devtools, () => scroll(page)))
    const row = page.getByRole('row').nth(2)
    times.toggle.push(await answerTime(page, () => row.getByRole('checkbox').click()))
    times.dialog.push(await answerTime(page, () => row.getByRole('button', { name: 'Edit', exact: true }).click()))
    await page.getByRole('dialog').waitFor()
  }
  const code = await codeSize(page)
  await browser.close()
  host.stop()
  await mock.stop()
  return report(`Table (${rows} orders, medians of ${runs})`, [
    { what: 'from reply to painted', value: median(times.painted), unit: 'ms', most: 180 },
    { what: 'longest task while scrolling to the end and back', value: median(times.task), unit: 'ms', most: 31 },
    { what: 'a row is selected', value: median(times.toggle), unit: 'ms', most: 40 },
    { what: 'JavaScript of the screen, after gzip', value: code, unit: 'kB', most: 296 },
    { what: 'the edit dialog opens', value: median(times.dialog), unit: 'ms', most: 48 },
  ])
}
