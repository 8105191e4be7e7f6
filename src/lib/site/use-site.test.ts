import { afterEach, expect, test } from 'vitest'
import { forget, recall } from '../browser/storage.ts'
import { keepIp } from './use-site.ts'

afterEach(() => forget('ip'))

// Proves STR-3.
test('stores the first IP address that the server sends, and no later one', () => {
  forget('ip')

  keepIp({ ip: '203.0.113.7' })
  keepIp({ ip: '203.0.113.8' })

  expect(recall('ip')).toBe('203.0.113.7')
})
