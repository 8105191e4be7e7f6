import { stop } from '../tell.ts'
import { benchDemo } from './demo.ts'
import { benchOffice } from './office.ts'
import { benchServer } from './server.ts'
import { benchStore } from './store.ts'
import { benchTable } from './table.ts'
import { benchWeb } from './web.ts'

/** `npm run bench` runs all, `npm run bench -- store`, `-- server`, `-- demo`, `-- table`, `-- office` or `-- web` one. */
const benches = {
  store: benchStore,
  server: benchServer,
  demo: benchDemo,
  table: benchTable,
  office: benchOffice,
  web: benchWeb,
} as const

const isBench = (name: string): name is keyof typeof benches => Object.hasOwn(benches, name)

const names = process.argv.slice(2)
const chosen = names.length === 0 ? Object.keys(benches) : names
let met = true
for (const name of chosen) {
  if (!isBench(name)) stop(`There is no bench "${name}". Benches: ${Object.keys(benches).join(', ')}.`)
  else met = (await benches[name]()) && met
}
process.exitCode = met ? 0 : 1
