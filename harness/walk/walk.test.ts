import { endpoints } from '#contracts/api/index.ts'
import { expect, test } from 'vitest'
import { replay, walk, type Finding } from './walk.ts'

/** A finding in one line: what a failing test prints. */
const lineOf = ({ at, call, sent, got }: Finding): string => `${at}. ${call} ${sent}: ${got}`

// Proves MCK-4, VRF-10.
test('20,000 calls at random break nothing', { timeout: 400_000 }, async () => {
  const seen = await walk(7, 20_000)

  expect(seen.findings.map(lineOf), `Again: ${replay(seen)}`).toEqual([])
  expect(seen.well).toBeGreaterThan(6000)
  expect(seen.refused).toBeGreaterThan(3000)
  expect(seen.reached / endpoints.length).toBeGreaterThan(0.9)
})

// Proves VRF-10.
test('the same seed walks the same way', async () => {
  expect(await walk(3, 150)).toEqual(await walk(3, 150))
})
