import { readFileSync } from 'node:fs'
import type { Browser } from '@playwright/test'
import { median, report, type Line } from './measure.ts'
import { webTools } from './web-tools.ts'
import { categories, linesOf, Report, speedOf, suggestionsOf, type Verdict } from './web-verdict.ts'
import { withShop } from './with-shop.ts'

/** The debugging port at which Lighthouse connects to the browser. */
const port = 9333
/** The number of runs, whose median is reported because single runs vary. */
const runs = 5
/** The `benchmarkIndex` from which on Lighthouse's fourfold slowdown of the processor shows a phone in use, by its documentation. */
const meant = 1500

const pages = { home: '/', list: '/s', product: '/goods/1' } as const

type Tools = Awaited<ReturnType<typeof webTools>>

/** Runs Lighthouse on all pages with its desktop and mobile settings. @returns the scores, its suggestions and the machine's speed. */
const judge = async ({ lighthouse, desktop }: Tools, host: string) => {
  const flags = { port, output: 'json', logLevel: 'error', onlyCategories: [...categories] }
  const lines: Line[] = []
  const suggestions: string[] = []
  const all: Verdict[] = []
  for (const [page, path] of Object.entries(pages)) {
    for (const [setting, config] of [['desktop', desktop] as const, ['mobile', undefined] as const]) {
      const verdicts: Verdict[] = []
      for (let run = 0; run < runs; run++) verdicts.push(Report.parse(await lighthouse(`${host}${path}`, flags, config)).lhr)
      lines.push(...linesOf(page, setting, verdicts))
      suggestions.push(...suggestionsOf(verdicts).map(suggestion => `${page}, ${setting}: ${suggestion}`))
      all.push(...verdicts)
    }
  }
  return { lines, suggestions, speed: speedOf(all) }
}

/** Calls `tellInp` with each new INP value. */
const telling = 'webVitals.onINP(({ value }) => tellInp(value), { reportAllChanges: true, durationThreshold: 0 })'

/** Measures INP with web-vitals when a shopper filters the list and adds a product to the cart. */
const interact = async (browser: Browser, host: string, vitals: string): Promise<Line[]> => {
  const page = await browser.newPage({ viewport: { width: 1350, height: 940 }, locale: 'en-US' })
  let inp = 0
  await page.exposeFunction('tellInp', (value: number) => {
    inp = value
  })
  // Must be one script, because declarations of the file are only visible within their own script.
  await page.addInitScript({ content: `${readFileSync(vitals, 'utf8')}\n${telling}` })
  const press = async (path: string, button: () => Promise<void>): Promise<number> => {
    await page.goto(`${host}${path}`)
    inp = 0
    await button()
    await page.waitForTimeout(1000)
    return inp
  }
  const main = page.getByRole('main')
  const filters: number[] = []
  const adds: number[] = []
  for (let run = 0; run < runs; run++) {
    filters.push(await press(pages.list, () => main.getByRole('group').first().getByRole('link').nth(1).click()))
    adds.push(await press(pages.product, () => main.getByRole('button', { name: 'Add to cart' }).click()))
  }
  await page.close()
  return [
    { what: 'INP on a filter', value: median(filters), unit: 'ms', most: 100 },
    { what: 'INP on add to cart', value: median(adds), unit: 'ms', most: 100 },
  ]
}

/**
 * Measures home, list and product page of the built app on the standalone mock, with Lighthouse and web-vitals. Source: BUD-3.
 */
export const benchWeb = async (): Promise<boolean> => {
  const tools = await webTools()
  const { lines, suggestions, speed, touched } = await withShop(
    async ({ address, browser }) => {
      // Runs first, so that the host has compressed its files before Lighthouse starts.
      const touched = await interact(browser, address, tools.vitals)
      return { ...(await judge(tools, address)), touched }
    },
    [`--remote-debugging-port=${port}`],
  )
  const met = report(`Pages of the shop (medians of ${runs})`, [...lines, ...touched])
  console.log(
    `\nSpeed of this machine (Lighthouse's benchmarkIndex): ${speed}. The mobile targets are meant for ${meant} or more.`,
  )
  if (suggestions.length > 0) console.log(`\nWhat Lighthouse would improve:\n  ${suggestions.join('\n  ')}`)
  return met
}
