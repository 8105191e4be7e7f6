import { buildApp, folderOf } from '../build/app-build.ts'
import { ready } from './ready.ts'
import { serveFolder } from './static-host.ts'
import { option, portOption, stop } from '../lib/command-line.ts'

/** Normalizes a path to start and end with a slash. */
const baseOf = (path: string) => `/${path}/`.replaceAll(/\/+/g, '/')

const port = portOption(4173)
const base = baseOf(option('base') ?? '/')
await buildApp('demo', base)
const folder = folderOf('demo', base)
console.log(
  `\n  The demo for ${base} is in ${folder}: copy it to any static host. For another path: npm run demo -- --base /meridian/`,
)
if (process.argv.includes('--no-serve')) process.exit()
const { address } = await serveFolder(folder, { base, port }).catch((error: unknown) =>
  stop(`The demo could not be served on port ${port}: ${String(error)}. Choose another port: npm run demo -- --port ${port + 1}`),
)
console.log(ready(address.replace(/\/$/, '')))
