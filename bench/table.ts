import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { build } from 'vite'
import { storageKeys } from '#contracts/wire/audience.ts'
import { folderOf } from '../scripts/build/app-build.ts'
import { root } from '../scripts/lib/command-line.ts'
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

/** @param token the administrator's token, because the peer has another origin. */
const proTable = (host: string, token: string | null): TableScreen => ({
  address: `${host}/#${token}`,
  filled: '.ant-table-row',
  frame: '.ant-table-tbody-virtual-holder',
  box: '.ant-table-row [type=checkbox] >> nth=1',
})

/** Builds the page with ProTable in the same way as our app. @returns the output folder. */
const buildPeer = async (): Promise<string> => {
  const outDir = join(root, 'dist/table-peer')
  const folder = installBeside('table-peers', 'ProTable')
  await build({ root: folder, configFile: false, logLevel: 'error', build: { outDir, emptyOutDir: true } })
  return outDir
}

/**
 * The JavaScript that the screen loaded, in kB after gzip: `all` of it, and its `own` part, without what index.html loads for
 * every page.
 */
const codeSize = async (page: Page, build: string) => {
  const asked = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname))
  const files = asked.filter(name => name.endsWith('.js'))
  const html = readFileSync(join(build, 'index.html'), 'utf8')
  const sizeOf = (names: readonly string[]) =>
    names.reduce((sum, name) => sum + gzipSync(readFileSync(join(build, name))).length, 0) / 1000
  return { all: sizeOf(files), own: sizeOf(files.filter(name => !html.includes(`="${name}"`))) }
}

const measureOurs = async (page: Page, host: string) => {
  const dialogs: number[] = []
  const edit = page.getByRole('row').nth(2).getByRole('button', { name: 'Edit', exact: true })
  const times = await timesOf(page, ours(host), async () => {
    dialogs.push(await answerTime(page, () => edit.click()))
    await page.getByRole('dialog').waitFor()
  })
  return { ...times, dialog: median(dialogs), code: await codeSize(page, join(root, folderOf('app'))) }
}

const measurePeer = async (page: Page, host: string, build: string, token: string | null) => {
  const times = await timesOf(page, proTable(host, token))
  return { ...times, code: await codeSize(page, build) }
}

const measureBoth = async ({ address, api, browser }: Shop) => {
  const page = await officePage(browser)
  await page.addInitScript(watchEvents)
  await enterOffice(page, address, 'admin')
  const token = await page.evaluate(key => localStorage.getItem(key), storageKeys('admin').token)
  const own = await measureOurs(page, address)
  const peerBuild = await buildPeer()
  const peerHost = await serveShop(peerBuild, api)
  try {
    return { own, peer: await measurePeer(page, peerHost.address, peerBuild, token) }
  } finally {
    peerHost.stop()
  }
}

/** Compares a table of 400 rows with ProTable, both built, with the same rows in the same run. Source: BUD-4. */
export const benchTable = async (): Promise<boolean> => {
  const { own, peer } = await withShop(measureBoth)
  report(`ProTable, virtual (the same ${rows} orders)`, [
    { what: 'from reply to painted', value: peer.painted, unit: 'ms' },
    { what: 'longest task while scrolling to the end and back', value: peer.task, unit: 'ms' },
    { what: 'a row is selected', value: peer.toggle, unit: 'ms' },
    { what: 'JavaScript of the page, after gzip', value: peer.code.all, unit: 'kB' },
  ])
  return report(`Table (${rows} orders, medians of ${runs})`, [
    { what: 'from reply to painted', value: own.painted, unit: 'ms', most: 180 },
    { what: 'longest task while scrolling to the end and back', value: own.task, unit: 'ms', most: 31 },
    { what: 'a row is selected', value: own.toggle, unit: 'ms', most: 40 },
    { what: 'the edit dialog opens', value: own.dialog, unit: 'ms', most: 48 },
    // With the forms and records of all kinds, which are not loaded separately. Source: docs/decisions/0310.
    { what: 'JavaScript of the screen alone, after gzip', value: own.code.own, unit: 'kB', most: 360 },
    { what: 'the same with what every page needs', value: own.code.all, unit: 'kB' },
  ])
}
