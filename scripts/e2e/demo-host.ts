import { buildIfOld, folderOf } from '../build/app-build.ts'
import { serveFolder } from '../serve/static-host.ts'
import { option } from '../lib/command-line.ts'

/** Serves the demo to the suites of e2e/demo on a free port, and prints its URL. */
const base = option('base') ?? '/'
await buildIfOld('demo', base)
const { address } = await serveFolder(folderOf('demo', base), { base, port: 0 })
console.log(address)
