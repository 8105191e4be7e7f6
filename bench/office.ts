import type { Page } from '@playwright/test'
import { sellerAttrs } from '#contracts/api/catalogue/goods-attrs.ts'
import { storageKeys } from '#contracts/wire/audience.ts'
import texts from '#src/i18n/office/en.json' with { type: 'json' }
import { median, report, type Line } from './measure.ts'
import { answerTime, enterOffice, watchEvents } from './page.ts'
import { sheetLines } from './sheet.ts'
import { runs } from './table-screen.ts'
import { officePage, withShop } from './with-shop.ts'

/** Milliseconds after which the effects of a click are over. */
const settling = 400

/** The number of values per attribute of the product: 3 · 10 · 10 SKUs, the maximum. */
const sizes = { Tone: 3, Grade: 10, Cut: 10 } as const

// Period of a year, because a week that starts today may have no sales yet.
const boards = {
  admin: ['', '/order', '/pay', '/store', '/user'].map(part => `/Admin/dashboard${part}?period=year`),
  seller: ['', '/order'].map(part => `/Seller/dashboard${part}?period=year`),
}

/** Milliseconds from requesting a page until its first chart is drawn. */
const timeToChart = async (page: Page, address: string): Promise<number> => {
  await page.goto(address)
  return page.evaluate(
    () =>
      new Promise<number>((done, fail) => {
        setTimeout(() => fail(new Error('No chart within 30 seconds.')), 30_000)
        const look = () => {
          const isThere = document.querySelector('main svg[aria-label] :is(path, rect, line)') !== null
          requestAnimationFrame(isThere ? () => setTimeout(() => done(performance.now())) : look)
        }
        look()
      }),
  )
}

const chartLines = async (page: Page, address: string): Promise<Line[]> => {
  const lines: Line[] = []
  for (const who of ['admin', 'seller'] as const) {
    await enterOffice(page, address, who)
    for (const board of boards[who]) {
      const times: number[] = []
      for (let run = 0; run < runs; run++) times.push(await timeToChart(page, address + board))
      lines.push({ what: `first chart of ${board}`, value: median(times), unit: 'ms', most: 1000 })
    }
  }
  return lines
}

/** Adds the attributes to the seller's store, and opens the form of a new product with every value selected. */
const openMatrix = async (page: Page, address: string): Promise<void> => {
  const wanted = Object.entries(sizes).map(([name, count]): [string, string][] => [
    ['name', name],
    ...Array.from({ length: count }, (_, at): [string, string] => [`specs[${at}]`, `${name} ${at + 1}`]),
  ])
  await page.evaluate(
    async ([path, key, bodies]) => {
      const headers = { authorization: `Bearer ${localStorage.getItem(key)}` }
      for (const body of bodies) await fetch(path, { method: 'POST', headers, body: new URLSearchParams(body) })
    },
    [`/api${sellerAttrs.create.path}`, storageKeys('seller').token, wanted] as const,
  )
  await page.goto(`${address}/Seller/goods?id=new`)
  for (const name of Object.keys(sizes)) {
    await page.getByRole('button', { name: texts.goods.addAttribute }).click()
    await page.getByRole('menuitem', { name, exact: true }).click()
    await page.getByRole('group', { name, exact: true }).getByRole('checkbox').first().check()
  }
}

const matrixLine = async (page: Page, address: string): Promise<Line> => {
  await openMatrix(page, address)
  const boxes = page.getByRole('region', { name: texts.goods.matrix }).locator('tbody input')
  await boxes.nth(1199).waitFor()
  const times: number[] = []
  for (let run = 0; run < runs; run++) {
    await boxes.nth(run * 97).click()
    await page.waitForTimeout(settling)
    times.push(await answerTime(page, () => page.keyboard.press('7')))
  }
  return { what: 'a key in a matrix of 300 SKUs', value: median(times), unit: 'ms', most: 50 }
}

/** Measures back-office screens that are more than a list, in the built app on the standalone mock. */
export const benchOffice = async (): Promise<boolean> => {
  const lines = await withShop(async ({ address, browser }) => {
    const page = await officePage(browser)
    await page.addInitScript(watchEvents)
    return [...(await chartLines(page, address)), ...(await sheetLines(page, address)), await matrixLine(page, address)]
  })
  return report(`Screens of the back offices (medians of ${runs})`, lines)
}
