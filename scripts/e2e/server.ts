import { option, portOf } from '../lib/command-line.ts'
import { buildForSuites, serveForSuites } from './serve.ts'

/** Serves the app to Playwright: with the mock inside, or with E2E_API as a proxy for that server. */
const api = process.env.E2E_API
await buildForSuites(api)
await serveForSuites(api, portOf(option('port') ?? '4180'))
console.log('ready')
