import { portOption } from '../lib/command-line.ts'
import { buildForSuites, serveForSuites } from './serve.ts'

/** Serves the app to Playwright: with the backend inside, or, with E2E_API, in front of that server. */
const api = process.env.E2E_API
await buildForSuites(api)
await serveForSuites(api, portOption(4180))
console.log('ready')
