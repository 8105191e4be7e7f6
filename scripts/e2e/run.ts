import { spawn } from 'node:child_process'
import { installBrowser } from '../lib/browser.ts'
import { option, root, stop, withoutOption } from '../lib/command-line.ts'
import { suitesSince } from '../since/narrow.ts'
import { startBackend } from './backend.ts'
import { expectInstalled, isDevice } from './devices.ts'
import { buildForSuites, serveForSuites } from './serve.ts'
import { help } from './help.ts'
import { withTags } from './tags.ts'
import { shardOption, writeShard } from './write-shard.ts'

if (process.argv.includes('--help')) console.log(help)
const since = option('since')
const words = withoutOption(process.argv.slice(2), 'since')
const pattern = since === undefined ? undefined : suitesSince(since)
if (pattern === '') {
  console.log('No end-to-end tests are affected by the changes.')
  process.exit()
}
/** Listing the tests needs no server. */
const onlyLists = words.includes('--list') || words.includes('--help')

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

const device = words.find(isDevice)
if (device) expectInstalled(device)
/** What a foreign server can do is found out while the tests run; see e2e/foreign.ts. */
const isForeign = words.includes('--foreign')
if (isForeign && !process.env.E2E_API) stop('Name the server to test: E2E_API=http://localhost:8000 npm run e2e -- --foreign')

installBrowser()
const backend = words.includes('--server') ? await startBackend() : undefined
const api = backend?.address ?? process.env.E2E_API
const server = onlyLists || process.env.E2E_PORT ? undefined : await serveOnFreePort(api)
const { NO_COLOR, ...own } = process.env
const shard = shardOption()
const ours = withoutOption(words, 'shard').filter(word => !['--server', '--foreign'].includes(word) && !isDevice(word))
const args = [
  ...withTags(ours),
  ...(pattern === undefined ? [] : ['--grep', pattern]),
  // All tests of a foreign server share its accounts.
  ...(isForeign ? ['--workers=1'] : []),
]
const env = {
  ...own,
  // Playwright sets FORCE_COLOR for its workers, and Node warns if NO_COLOR is set, too.
  ...(NO_COLOR && { FORCE_COLOR: '0' }),
  ...(api && { E2E_API: api }),
  ...(server && { E2E_PORT: server.port }),
  ...(device && { E2E_DEVICE: device }),
  ...(isForeign && { E2E_FOREIGN: '1' }),
  ...(shard && { E2E_SHARD: String(shard.current) }),
}
const status = await runPlaywright(shard ? [...args, `--test-list=${writeShard(shard, args, env)}`] : args, env)
await server?.close()
backend?.end()
const mismatch = backend?.complaints().includes('[contract]')
if (mismatch) console.error('Responses of the backend did not match the contract: see the [contract] lines above.')
process.exitCode = mismatch ? 1 : status
