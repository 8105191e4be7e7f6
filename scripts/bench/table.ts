import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { build } from 'vite'
import { root } from '../tell.ts'
import { installBeside } from './install.ts'
import { median, report } from './measure.ts'
import { answerTime, enterOffice, watchEvents } from './page.ts'
import { runs, timesOf, type TableScreen } from './table-screen.ts'
import { serveShop } from './web-host.ts'
import { officePage, withShop, type Shop } from './with-shop.ts'

const rows = 400

const ours = (host: string): TableScreen => ({
  address: `${host}/Admin/orders?per_page=${rows}`,
  filled: `[role=grid][aria-rowcount="${rows + 1}"]`,
  frame: 'main :has([role=grid])',
  box: '[role=grid] [type=checkbox] >> nth=2',
})

/** `token`: the administrator's, because the peer stands at an address of its own. */
const proTable = (host: string, token: string | null): TableScreen => ({
  address: `${host}/#${token}`,
  filled: '.ant-table-row',
  frame: '.ant-table-tbody-virtual-holder',
  box: '.ant-table-row [type=checkbox] >> nth=1',
})

/** Builds the page with ProTable, as our own app is built. @returns where it is. */
const buildPeer = async (): Promise<string> => {
  const outDir = join(root, 'dist/table-peer')
  const folder = installBeside('table-peers', 'ProTable')
  await build({ root: folder, configFile: false, logLevel: 'error', build: { outDir, emptyOutDir: true } })
  return outDir
}

/** Kilobytes, after gzip, of the JavaScript that the screen asks for. */
const codeSize = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    return files.filter(({ name }) => name.endsWith('.js')).reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1000
  })

const measureOurs = async (page: Page, host: string) => {
  const dialogs: number[] = []
  const edit = page.getByRole('row').nth(2).getByRole('button', { name: 'Edit', exact: true })
  const times = await timesOf(page, ours(host), async () => {
    dialogs.push(await answerTime(page, () => edit.click()))
    await page.getByRole('dialog').waitFor()
  })
  return { ...times, dialog: median(dialogs), code: await codeSize(page) }
}

const measurePeer = async (page: Page, host: string, token: string | null) => {
  const times = await timesOf(page, proTable(host, token))
  return { ...times, code: await codeSize(page) }
}

const measureBoth = async ({ address, api, browser }: Shop) => {
  const page = await officePage(browser)
  await page.addInitScript(watchEvents)
  await enterOffice(page, address, 'admin')
  const token = await page.evaluate(() => localStorage.getItem('admin_token'))
  const own = await measureOurs(page, address)
  const peerHost = await serveShop(await buildPeer(), api)
  try {
    return { own, peer: await measurePeer(page, peerHost.address, token) }
  } finally {
    peerHost.stop()
  }
}

/** A table of 400 rows, built, beside ProTable with the same rows in the same run. Source: issue numbers of the table engine. */
export const benchTable = async (): Promise<boolean> => {
  const { own, peer } = await withShop(measureBoth)
  report(`ProTable, virtual (the same ${rows} orders)`, [
    { what: 'from reply to painted', value: peer.painted, unit: 'ms' },
    { what: 'longest task while scrolling to the end and back', value: peer.task, unit: 'ms' },
    { what: 'a row is selected', value: peer.toggle, unit: 'ms' },
    { what: 'JavaScript of the page, after gzip', value: peer.code, unit: 'kB' },
  ])
  return report(`Table (${rows} orders, medians of ${runs})`, [
    { what: 'from reply to painted', value: own.painted, unit: 'ms', most: 180 },
    { what: 'longest task while scrolling to the end and back', value: own.task, unit: 'ms', most: 31 },
    { what: 'a row is selected', value: own.toggle, unit: 'ms', most: 40 },
    { what: 'the edit dialog opens', value: own.dialog, unit: 'ms', most: 48 },
    { what: 'JavaScript of the screen, after gzip', value: own.code, unit: 'kB', most: 296 },
  ])
}
