import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { endpoints } from '#contracts/api/index.ts'

/** Every operation of the known servers; `{}` stands for a parameter of any name. */
const operations: readonly string[] = JSON.parse(readFileSync(new URL('operations.json', import.meta.url), 'utf8'))

/** Operations that the contract leaves out, each with its reason. */
const leftOut: Readonly<Record<string, string>> = {
  'POST /Admin/sms/send': 'a stub: the known server routes it and has no action behind it',
  'POST /Admin/sms_logs': 'a log is written by sending a message; no screen adds to it',
  'PUT /Admin/sms_logs/{}': 'a log is not corrected; no screen changes it',
  'GET /oauth/{}': 'answers a redirect to another service, not an envelope; the mock has it',
  'GET /oauth/callback/{}': 'described once for each of the two services',
  'POST /payment/{}/{}': 'called by a gateway, in the words of the gateway; the mock has it',
}

const described = new Set(endpoints.map(({ method, path }) => `${method} ${path.replace(/{\w+}/g, '{}')}`))

// Proves PAY-10, MSG-1, VRF-9.
it.each(operations)('%s is described, or left out for a reason', operation => {
  expect(described.has(operation) || operation in leftOut).toBe(true)
})

// Proves VRF-9.
it('leaves out only what is not described', () => {
  expect(Object.keys(leftOut).filter(operation => described.has(operation) || !operations.includes(operation))).toEqual([])
})
