import { noon } from '#mocks/test-shop.ts'
import { compareData } from '../compare.ts'
import type { Around } from '../compare-values.ts'
import { createIds } from '../ids.ts'
import { createBaseline, createShown } from '../known.ts'

/** The context of a comparison in a sequence whose states name the order 90001. */
export const around = (): Around => ({
  path: '/user/orders',
  ids: createIds(new Map([['orders', new Set([90_001])]])),
  baseline: createBaseline(),
  records: false,
  hasWaited: false,
  strict: true,
  extent: 'known',
  isIdRange: false,
  isById: false,
  isFresh: false,
  texts: new Set(['Please ring twice']),
  choices: new Set(['payment_name']),
  now: noon,
  call: 'GET /user/orders',
  shown: createShown(),
})

/** The first difference between the data of two replies. */
export const compared = (expected: unknown, actual: unknown, rules = around()) =>
  compareData(expected, actual, { field: 'data', keys: ['orders'], name: '' }, rules)
