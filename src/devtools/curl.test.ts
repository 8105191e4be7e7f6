import { expect, test } from 'vitest'
import { curlOf } from './curl.ts'

test('a call becomes a command that survives shell parsing', () => {
  const sent = {
    method: 'POST',
    path: '/api/login?x=1',
    headers: { 'accept-language': 'en' },
    body: "username=o'neil&password=a b",
  }

  const command = curlOf(sent, 'http://server.test')

  expect(command).toBe(
    [
      "curl -X POST 'http://server.test/api/login?x=1'",
      "-H 'accept-language: en'",
      String.raw`--data-raw 'username=o'\''neil&password=a b'`,
    ].join(' \\\n  '),
  )
})
