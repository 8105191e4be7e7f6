import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { stop } from '../scripts/lib/command-line.ts'
import { benchDemo } from './demo.ts'
import { benchHosts } from './hosts.ts'
import { benchOffice } from './office.ts'
import { benchServer } from './server.ts'
import { benchStore } from './store.ts'
import { benchTable } from './table.ts'
import { benchWeb } from './web.ts'

const benches = {
  store: benchStore,
  server: benchServer,
  demo: benchDemo,
  table: benchTable,
  office: benchOffice,
  web: benchWeb,
  hosts: benchHosts,
} as const

const isBench = (name: string): name is keyof typeof benches => Object.hasOwn(benches, name)

/** Runs a bench in a process of its own, because memory left by one slows the next. @returns whether every target is met. */
const benchApart = (name: string): boolean =>
  spawnSync(process.execPath, [fileURLToPath(import.meta.url), name], { stdio: 'inherit' }).status === 0

const help = `Measures the project against its budgets.

  npm run bench [-- NAME …]

Benches: ${Object.keys(benches).join(', ')}; all of them unless named.
Exit code: 0 every budget is met, 1 one is not, 2 there is no such bench.`

const names = process.argv.slice(2)
if (names.includes('--help')) {
  console.log(help)
  process.exit()
}
const chosen = names.length === 0 ? Object.keys(benches) : names
const known = chosen.filter(isBench)
const unknown = chosen.find(name => !isBench(name))
if (unknown !== undefined) stop(`There is no bench "${unknown}". Benches: ${Object.keys(benches).join(', ')}.`)

const [only, ...others] = known
const met = only && others.length === 0 ? await benches[only]() : known.map(benchApart).every(Boolean)
process.exitCode = met ? 0 : 1
