import type { Page } from '@playwright/test'
import { expect, onTestFinished, test } from 'vitest'
import type { Send } from '#harness/security/person.ts'
import { main } from '#harness/security/security.ts'
import { startCloud } from '#mocks/hosts/cloud/start-cloud.ts'
import { onPage } from './page-host.ts'

/** Starting a host and the thousand requests of the pack, in ms. */
const patience = { timeout: 240_000 }

type Sent = { url: string; method: string; headers: [string, string][]; body: number[] }

/** Sends requests from inside the page, so that its service worker answers. */
const throughPage =
  (page: Page): Send =>
  async request => {
    const { pathname, search } = new URL(request.url)
    const body = [...new Uint8Array(await request.arrayBuffer())]
    const sent: Sent = { url: pathname + search, method: request.method, headers: [...request.headers], body }
    const { text, ...init } = await page.evaluate(async ({ url, method, headers, body }: Sent) => {
      const response = await fetch(url, { method, headers, ...(body.length > 0 && { body: Uint8Array.from(body) }) })
      return { status: response.status, headers: [...response.headers], text: await response.text() }
    }, sent)
    return new Response(text, init)
  }

/** Runs the pack; instead of waiting between payments it advances the clock of the mock. */
const run = async (origin: string, send: Send) => {
  const rest = async (): Promise<void> =>
    void (await send(
      new Request(`${origin}/_mock/clock`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"step":4000}',
      }),
    ))
  const output: string[] = []
  const code = await main(['--api', origin], text => void output.push(text), { send, rest })
  return { code, output: output.join('\n') }
}

// Proves VRF-7, MCK-1.
test('the security checks find no hole in the mock of a page', patience, async () => {
  const { code, output } = await onPage(page => run('http://localhost', throughPage(page)))

  expect(output).toContain('12 checks: 0 holes')
  expect(code).toBe(0)
})

// Proves VRF-7, HST-10.
test('the security checks find no hole in the mock of the worker', patience, async () => {
  const { port, stop } = await startCloud({ port: 0 })
  onTestFinished(stop)

  const { code, output } = await run(`http://127.0.0.1:${port}`, request => fetch(request))

  expect(output).toContain('12 checks: 0 holes')
  expect(code).toBe(0)
})
