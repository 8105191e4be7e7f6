import { spawn, spawnSync } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { installBrowser } from '../lib/browser.ts'
import { withTags } from './tags.ts'
import { root, stop } from '../lib/command-line.ts'

const words = process.argv.slice(2)
const standalone = words.includes('--server')

/** Our own backend as a server, for suites that are to meet a real one; what it says goes on to the console. */
const startBackend = async () => {
  const port = process.env.MOCK_PORT ?? '4182'
  const child = spawn('node', ['mocks/hosts/node/server.ts', '--port', port], { cwd: root, stdio: ['ignore', 'inherit', 'pipe'] })
  let complaints = ''
  child.stderr.on('data', (text: Buffer) => {
    process.stderr.write(text)
    complaints += text.toString()
  })
  const address = `http://localhost:${port}`
  for (let tries = 0; tries < 150; tries++) {
    if (child.exitCode !== null) break
    if (
      await fetch(`${address}/_mock/clock`).then(
        answer => answer.ok,
        () => false,
      )
    )
      return { address, end: () => child.kill(), complaints: () => complaints }
    await pause(100)
  }
  child.kill()
  return stop(`The standalone backend did not answer at ${address}.`)
}

installBrowser()
const backend = standalone ? await startBackend() : undefined
const env = { ...process.env, ...(backend && { E2E_API: backend.address }) }
const { status } = spawnSync('playwright', ['test', ...withTags(words.filter(word => word !== '--server'))], {
  cwd: root,
  env,
  stdio: 'inherit',
  shell: process.platform === 'win32',
})
backend?.end()
const mismatch = backend?.complaints().includes('[contract]')
if (mismatch) console.error('The backend answered against the contract: see the [contract] lines above.')
process.exitCode = mismatch ? 1 : (status ?? 1)
