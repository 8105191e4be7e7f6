import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { startCloud } from '#mocks/hosts/cloud/start-cloud.ts'
import { enterState } from '#mocks/control.ts'
import { startServer } from '#mocks/hosts/node/server.ts'
import { openSqlite } from '#mocks/hosts/node/sqlite.ts'
import { createWorlds } from '#mocks/hosts/node/worlds.ts'
import { load } from './load.ts'
import { milliseconds, report, type Line } from './measure.ts'

/** How many worlds are made to measure one. */
const some = 300
/** How many have to fit in 1 GiB. */
const many = 10_000
const mostMegabytes = 1024

/** Bytes in use, without what is only waiting to be collected. */
const memoryNow = (): number => {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

/** Makes worlds in which somebody has ordered, and measures what they take when nobody uses them. */
const idleWorlds = async (folder: string): Promise<Line[]> => {
  const file = join(folder, 'worlds.sqlite')
  const sql = openSqlite(file)
  const worlds = createWorlds({ sql, scale: 1, keep: folder, mostWorlds: many, mostLive: 100 })
  const name = (at: number) => `world ${at}`
  const order = (at: number) => {
    const world = worlds.of(name(at))
    return world.around(() => enterState(world, 'an order waits for payment', { id: 90_001, total: '80.00', balance: '100.00' }))
  }
  await order(0)
  worlds.evictIdle(0)
  const before = memoryNow()
  const start = performance.now()
  for (let at = 1; at <= some; at++) await order(at)
  const made = (some * 1000) / (performance.now() - start)
  worlds.evictIdle(0)
  const memory = Math.max(0, memoryNow() - before) / some
  const opening = await milliseconds(20, run => {
    worlds.of(name(run + 1))
    worlds.evictIdle(0)
  })
  worlds.stop()
  sql.close()
  const disk = statSync(file).size / some
  return [
    { what: 'worlds made, with an order each', value: made, unit: '1/s' },
    { what: 'file, per idle world', value: disk / 1000, unit: 'kB' },
    { what: 'memory left behind, per idle world', value: memory / 1000, unit: 'kB' },
    { what: `${many} idle worlds: memory and file`, value: ((disk + memory) * many) / 2 ** 20, unit: 'MiB', most: mostMegabytes },
    { what: 'opening an idle world', value: opening, unit: 'ms' },
  ]
}

type Started = { readonly port: number; readonly stop: () => Promise<void> }

const inOneWorld = async (host: string, starting: Promise<Started>): Promise<Line[]> => {
  const { port, stop } = await starting
  const origin = `http://127.0.0.1:${port}`
  // The first request seeds.
  await fetch(`${origin}/api/goods`)
  const state = JSON.stringify({ state: 'a brand exists', params: { id: 90_001, name: 'Northwind' } })
  const read = await load({ url: `${origin}/api/goods?per_page=20` })
  const headers = { 'content-type': 'application/json' }
  const write = await load({ url: `${origin}/_mock/states`, method: 'POST', headers, body: state })
  await stop()
  return [
    { what: `list of products, one world: ${host}`, value: read.requests.average, unit: 'req/s' },
    { what: `entering a state, one world: ${host}`, value: write.requests.average, unit: 'req/s' },
    { what: `slowest of 100 such writes: ${host}`, value: write.latency.p99, unit: 'ms' },
  ]
}

/** Measures what worlds take on each host, and how fast each is. Source: HST-2. */
export const benchHosts = async (): Promise<boolean> => {
  const folder = mkdtempSync(join(tmpdir(), 'meridian-'))
  const lines = [
    ...(await idleWorlds(folder)),
    ...(await inOneWorld('node, in memory', startServer({ port: 0 }))),
    ...(await inOneWorld('node, kept', startServer({ port: 0, keep: join(folder, 'kept') }))),
    ...(await inOneWorld('worker', startCloud({ port: 0, keep: join(folder, 'cloud') }))),
  ]
  rmSync(folder, { recursive: true })
  return report(`Hosts (${some} worlds, 16 connections)`, lines)
}
