import { builds, buildApp } from './app-build.ts'
import { checkBuild } from './check-build.ts'

const output = await buildApp('app')
const { modules, home, problems } = checkBuild(output)
for (const problem of problems) console.error(problem)
console.log(`${builds.app.folder}: ${modules} modules`)
console.log(`JavaScript of the home page, gzip: ${home.toFixed(1)} kB`)
console.log(`API: ${process.env.VITE_API_URL ?? 'the same origin as the page'}`)
process.exitCode = problems.length > 0 ? 1 : 0
