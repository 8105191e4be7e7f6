import { readFileSync } from 'node:fs'
import type { Browser } from '@playwright/test'
import { median, report, type Line } from './measure.ts'
import { webTools } from './web-tools.ts'
import { categories, linesOf, Report, suggestionsOf, type Verdict } from './web-verdict.ts'
import { withShop } from './with-shop.ts'

/** Where Lighthouse finds the browser. */
const port = 9333
/** One run says little: the middle of these counts. */
const runs = 5

const pages = { home: '/', list: '/s', product: '/goods/1' } as const

type Tools = Awaited<ReturnType<typeof webTools>>

/** Lighthouse's scores of all pages, in its settings for desktops and for phones, and what it would change. */
const judge = async ({ lighthouse, desktop }: Tools, host: string) => {
  const flags = { port, output: 'json', logLevel: 'error', onlyCategories: [...categories] }
  const lines: Line[] = []
  const suggestions = new Set<string>()
  for (const [page, path] of Object.entries(pages)) {
    for (const [setting, config] of [['desktop', desktop] as const, ['mobile', undefined] as const]) {
      const verdicts: Verdict[] = []
      for (let run = 0; run < runs; run++) verdicts.push(Report.parse(await lighthouse(`${host}${path}`, flags, config)).lhr)
      lines.push(...linesOf(page, setting, verdicts))
      for (const suggestion of verdicts.flatMap(suggestionsOf)) suggestions.add(`${page}: ${suggestion}`)
    }
  }
  return { lines, suggestions }
}

/** The page tells each new INP by the name `tellInp`. */
const telling = 'webVitals.onINP(({ value }) => tellInp(value), { reportAllChanges: true, durationThreshold: 0 })'

/** How long a shopper waits for the page to answer, as web-vitals measures it, on a filter and on adding to the cart. */
const interact = async (browser: Browser, host: string, vitals: string): Promise<Line[]> => {
  const page = await browser.newPage({ viewport: { width: 1350, height: 940 }, locale: 'en-US' })
  let inp = 0
  await page.exposeFunction('tellInp', (value: number) => {
    inp = value
  })
  // One script: what the file declares is seen by the rest of its own script only.
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

/** Home, list and product of the built app on the standalone mock, by Lighthouse and by web-vitals. Source: BUD-3. */
export const benchWeb = async (): Promise<boolean> => {
  const tools = await webTools()
  const { lines, suggestions, touched } = await withShop(
    async ({ address, browser }) => {
      // First, so that the host has its files packed before Lighthouse comes.
      const touched = await interact(browser, address, tools.vitals)
      return { ...(await judge(tools, address)), touched }
    },
    [`--remote-debugging-port=${port}`],
  )
  const met = report(`Pages of the shop (medians of ${runs})`, [...lines, ...touched])
  if (suggestions.size > 0) console.log(`\nWhat Lighthouse would change:\n  ${[...suggestions].join('\n  ')}`)
  return met
}
