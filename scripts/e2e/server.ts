import { buildIfOld, serveBuild } from '../build/app-build.ts'
import { portOption } from '../lib/command-line.ts'

/** Serves the app to Playwright: with the backend inside, or, with E2E_API, in front of that server. */
const api = process.env.E2E_API
const name = api ? 'e2e' : 'demo'
await buildIfOld(name)
await serveBuild(name, portOption(4180), api)
console.log('ready')
