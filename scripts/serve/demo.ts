import { buildApp, folderOf } from '../build/app-build.ts'
import { ready } from './ready.ts'
import { serveFolder } from './static-host.ts'
import { portOf, readOptions, stop } from '../lib/command-line.ts'

/** Normalizes a path to start and end with a slash. */
const baseOf = (path: string) => `/${path}/`.replaceAll(/\/+/g, '/')

const help = `Builds the demo, which any static host can serve, and serves it.

  npm run demo [-- --base PATH] [--port N] [--no-serve]

  --base PATH  the path below which the demo will be served. Default: /
  --port N     the port to listen on. Default: 4173
  --no-serve   only build it`

const options = readOptions(help, {
  base: { type: 'string', default: '/' },
  port: { type: 'string', default: '4173' },
  'no-serve': { type: 'boolean' },
})
const port = portOf(options.port)
const base = baseOf(options.base)
await buildApp('demo', base)
const folder = folderOf('demo', base)
console.log(
  `\n  The demo for ${base} is in ${folder}: copy it to any static host. For another path: npm run demo -- --base /meridian/`,
)
if (options['no-serve']) process.exit()
const { address } = await serveFolder(folder, { base, port }).catch((error: unknown) =>
  stop(`The demo could not be served on port ${port}: ${String(error)}. Choose another port: npm run demo -- --port ${port + 1}`),
)
console.log(ready(address.replace(/\/$/, '')))
