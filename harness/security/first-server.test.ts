import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, it, onTestFinished } from 'vitest'
import { main } from './security.ts'

// Proves VRF-13.
it.each([
  ['nine calls', 'first-server.mjs', /12 checks: 0 holes, \d+ calls not built yet$/, 0],
  // Its shoppers own nothing at first, so one check cannot be made.
  ['a cart, orders and payment', 'shop/server.mjs', /12 checks: 0 holes, 1 not made, \d+ calls not built yet$/, 1],
])('the server of the tutorial with %s has no hole', { timeout: 60_000 }, async (_, file, summary, exitCode) => {
  const program = fileURLToPath(new URL(`../../docs/examples/${file}`, import.meta.url))
  const child = spawn(process.execPath, [program, '0'], { stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void child.kill())
  const [line] = await once(child.stdout, 'data')
  const output: string[] = []

  const code = await main(['--api', String(line).trim()], text => void output.push(text), { send: fetch, rest: async () => {} })

  expect(output.join('\n')).toMatch(summary)
  expect(output.join('\n')).toContain('Not checked: ')
  expect(code).toBe(exitCode)
})
