import { expect, it } from 'vitest'
import { adminAppVersions, latestAppVersion } from '#contracts/api/content/app-versions.ts'
import type { Injection } from '#harness/sensitivity/defect.ts'
import { defectiveMock } from '#harness/sensitivity/defective-mock.ts'
import { data } from '#harness/sensitivity/inject/reply.ts'
import { isOtherChoice } from './equally-good.ts'
import { createIds } from '../ids.ts'
import { verifyByModel } from '../model.ts'

type Version = { id: number; version_code: number; device: string }

/** Answers the version that is the best by an order of its own. */
const newestBy =
  (order: (a: Version, b: Version) => number): Injection =>
  around =>
    data((_, request) => {
      const device = new URL(request.url).searchParams.get('device') ?? 'android'
      const own = around.world.db.app_versions.rows().filter(one => one.device === device)
      return own.toSorted(order)[0] ?? null
    })(around)

const wrongFields = async (order: (a: Version, b: Version) => number): Promise<(string | undefined)[]> => {
  const server = defectiveMock({
    id: 'versions-in-another-order',
    kind: 'wrong order',
    call: 'GET /app_versions',
    about: 'has an order of its own',
    inject: newestBy(order),
  })
  const findings = await verifyByModel([server], {
    wants: to => to === latestAppVersion || to === adminAppVersions.create,
    level: 'full',
    shortens: false,
    depth: 'deep',
  })
  return findings.filter(({ verdict }) => verdict === 'wrong').map(({ differences: [first] }) => first?.field)
}

// Proves MDL-22.
it.each([
  ['the same', 90_285, 90_285, 191, false],
  ['an equal one of the sequence', 90_285, 90_286, 191, true],
  ['a lower one of the sequence', 90_285, 90_286, 190, false],
  ['a higher one of the sequence', 90_285, 90_286, 192, false],
  ['an equal one of its own', 90_285, 7, 191, true],
  ['a better one of its own', 90_285, 7, 200, true],
  ['a lower one of its own', 90_285, 7, 190, false],
  ['one of the sequence, where the reference has an equal one of its own', 3, 90_286, 191, true],
  ['one of the sequence, where the reference has a better one of its own', 3, 90_286, 150, true],
  ['one of the sequence that is better than the answer of the reference', 3, 90_286, 192, false],
  ['one of its own, as the reference does', 3, 7, 20, true],
])('tells whether %s is right', (_, here, there, code, isRight) => {
  const ids = createIds(new Map([['app_versions', new Set([90_285, 90_286])]]))
  const version = (id: number, version_code: number) => ({ id, version_code, device: 'ios' })

  const found = isOtherChoice(latestAppVersion, version(here, 191), version(there, code), ids)

  expect(found).toBe(isRight)
  expect(isOtherChoice(latestAppVersion, version(here, 191), { ...version(there, code), device: 'android' }, ids)).toBe(false)
})

// Proves MDL-22.
it('accepts any of several records that are equally good, and no other one', { timeout: 120_000 }, async () => {
  const earliestOfEqual = await wrongFields((a, b) => b.version_code - a.version_code || a.id - b.id)
  const oldest = await wrongFields((a, b) => a.version_code - b.version_code)

  expect(earliestOfEqual).toEqual([])
  expect(oldest.length).toBeGreaterThan(0)
})
