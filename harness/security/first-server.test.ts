import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, it, onTestFinished } from 'vitest'
import { main } from './security.ts'

const program = fileURLToPath(new URL('../../docs/examples/first-server.mjs', import.meta.url))

// Proves VRF-13.
it('the server of the tutorial, which has nine calls, has no hole', { timeout: 60_000 }, async () => {
  const child = spawn(process.execPath, [program, '0'], { stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void child.kill())
  const [line] = await once(child.stdout, 'data')
  const output: string[] = []

  const code = await main(['--api', String(line).trim()], text => void output.push(text), { send: fetch, rest: async () => {} })

  expect(output.join('\n')).toMatch(/11 checks: 0 holes, \d+ calls not built yet$/)
  expect(output.join('\n')).toContain('Not checked: ')
  expect(code).toBe(0)
})
