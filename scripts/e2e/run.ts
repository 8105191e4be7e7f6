import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { asksForHelp } from '#harness/command/command.ts'
import { installBrowser } from '../lib/browser.ts'
import { option, root, stop, withoutOption } from '../lib/command-line.ts'
import { filesBelow } from '../lib/files-below.ts'
import { suitesSince } from '../since/narrow.ts'
import { startBackend } from './backend.ts'
import { expectInstalled, isDevice } from './devices.ts'
import { help } from './help.ts'
import { listTests } from './list-tests.ts'
import seconds from './seconds.json' with { type: 'json' }
import { buildForSuites, serveForSuites } from './serve.ts'
import { minutesOf } from './shards.ts'
import { ofAllParts } from './shuffle.ts'
import { unknownTag, withTags } from './tags.ts'
import { shardOption, writeShard } from './write-shard.ts'

/**
 * Serves the app on the first free port from 4180 on, so that parallel runs do not clash. With E2E_PORT set, Playwright uses that
 * port instead.
 */
const serveOnFreePort = async (api: string | undefined) => {
  console.log('Building the app if it has changed …')
  await buildForSuites(api)
  const server = await serveForSuites(api, 4180, true)
  const address = server.httpServer.address()
  const port = typeof address === 'object' ? address?.port : undefined
  console.log(`Testing http://localhost:${port}`)
  return { port: String(port), close: () => server.close() }
}

/** Runs Playwright and resolves with its exit status; Playwright handles Ctrl+C. */
const runPlaywright = (args: readonly string[], env: NodeJS.ProcessEnv): Promise<number> =>
  new Promise(done => {
    process.on('SIGINT', () => {})
    const child = spawn('playwright', ['test', ...args], {
      cwd: root,
      env,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    })
    child.on('close', status => done(status ?? 1))
  })

/** Everything that can be wrong is checked here, before anything is built. */
const all = process.argv.slice(2)
if (asksForHelp(all)) {
  console.log(help)
  process.exit(await runPlaywright(['--help'], process.env))
}
const since = option('since')
const shard = shardOption()
const words = withoutOption(all, 'since')
const device = words.find(isDevice)
if (device) expectInstalled(device)
/** What a foreign server can do is found out while the tests run; see e2e/foreign.ts. */
const isForeign = words.includes('--foreign')
if (isForeign && !process.env.E2E_API) stop('Name the server to test: E2E_API=http://localhost:8000 npm run e2e -- --foreign')
const suites = filesBelow(root, ['e2e'], /\.spec\.ts$/).map(file => readFileSync(join(root, file), 'utf8'))
const unknown = unknownTag(words, suites)
if (unknown !== undefined) stop(`No test has the tag ${unknown}. README.md lists the tags under Scripts.`)

const pattern = since === undefined ? undefined : suitesSince(since)
if (pattern === '') {
  console.log('The changes affect no end-to-end test.')
  process.exit()
}
const ours = withoutOption(words, 'shard').filter(word => !['--server', '--foreign'].includes(word) && !isDevice(word))
const args = [
  ...withTags(process.env.E2E_SHUFFLE ? ofAllParts(ours) : ours),
  ...(pattern === undefined ? [] : ['--grep', pattern]),
  // All tests of a foreign server share its accounts.
  ...(isForeign ? ['--workers=1'] : []),
]
const { NO_COLOR, ...own } = process.env
const env = {
  ...own,
  // Playwright sets FORCE_COLOR for its workers, and Node warns if NO_COLOR is set, too.
  ...(NO_COLOR && { FORCE_COLOR: '0' }),
  ...(device && { E2E_DEVICE: device }),
  ...(isForeign && { E2E_FOREIGN: '1' }),
  ...(shard && { E2E_SHARD: String(shard.current) }),
}
if (words.includes('--list')) process.exit(await runPlaywright(args, env))

const tests = listTests(args, env)
const workers = Number(option('workers', args) ?? 2) || 2
const minutes = Math.ceil(minutesOf(tests, workers, seconds))
console.log(
  `${tests.length} test${tests.length === 1 ? '' : 's'}, about ${minutes} min with ${workers} worker${workers === 1 ? '' : 's'}`,
)
const testList = shard && writeShard(shard, tests)

installBrowser()
const backend = words.includes('--server') ? await startBackend() : undefined
const api = backend?.address ?? process.env.E2E_API
const server = process.env.E2E_PORT ? undefined : await serveOnFreePort(api)
const status = await runPlaywright([...args, ...(testList ? [`--test-list=${testList}`] : [])], {
  ...env,
  ...(api && { E2E_API: api }),
  ...(server && { E2E_PORT: server.port }),
})
await server?.close()
backend?.end()
const mismatch = backend?.complaints().includes('[contract]')
if (mismatch) console.error('Responses of the backend did not match the contract: see the [contract] lines above.')
process.exitCode = mismatch ? 1 : status
