import { buildApp, builds, serveBuild } from './app-build.ts'
import { ready } from './ready.ts'
import { portOption, stop } from './tell.ts'

const port = portOption(4173)
await buildApp('demo')
console.log(`\n  The demo is in ${builds.demo.folder}; any static host that answers unknown paths with index.html can serve it.`)
if (process.argv.includes('--no-serve')) process.exit()
await serveBuild('demo', port).catch((error: unknown) =>
  stop(`The demo could not be served on port ${port}: ${String(error)}. Choose another one: npm run demo -- --port ${port + 1}`),
)
console.log(ready(`http://localhost:${port}`))
