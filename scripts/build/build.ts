import { builds, buildApp } from './app-build.ts'
import { checkBuild } from './check-build.ts'
import { readOptions } from '../lib/command-line.ts'

const help = `Builds the app for a real server into dist/app, without the mock, and checks what is in the build.

  npm run build

VITE_API_URL names the API. Default: the page's own address.
Exit code: 0 the build is good, 1 it has problems, 2 the command is wrong.`

readOptions(help, {})
const output = await buildApp('app')
const { modules, home, problems } = checkBuild(output)
for (const problem of problems) console.error(problem)
console.log(`${builds.app.folder}: ${modules} modules`)
console.log(`JavaScript of the home page, gzip: ${home.toFixed(1)} kB`)
console.log(`API: ${process.env.VITE_API_URL ?? 'the same origin as the page'}`)
process.exitCode = problems.length > 0 ? 1 : 0
