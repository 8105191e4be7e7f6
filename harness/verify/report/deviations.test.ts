import { expect, it } from 'vitest'
import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { showOrder } from '#contracts/api/orders/orders.ts'
import { deviationsIn, withDeviations } from './deviations.ts'
import type { Finding } from '../verdict.ts'

const finding: Finding = {
  layer: 'model',
  to: showOrder,
  title: 'differs from the reference in the answer to the last call',
  source: 'ORD-10',
  verdict: 'wrong',
  differences: [{ field: 'data.order_goods[goods_id 7].total_price', expected: '"20.00"', actual: '"21.00"' }],
  curl: '',
  milliseconds: 0,
}
const call = 'GET /user/order/{id}'
const reason = 'Prices include the tax here.'

// Proves MDL-7.
it('shows apart what a server does differently on purpose, by field or by rule', () => {
  const [byField, byRule, other] = [{ field: 'order_goods.total_price' }, { rule: 'ORD-10' }, { field: 'order_no' }].map(one =>
    withDeviations([finding], [{ call, reason, ...one }]).at(0),
  )

  expect(byField).toMatchObject({ verdict: 'skipped', because: 'Differs on purpose: Prices include the tax here.' })
  expect(byRule?.verdict).toBe('skipped')
  expect(other?.verdict).toBe('wrong')
})

it('rejects a malformed file with one sentence', () => {
  const file = join(tmpdir(), `deviations-${process.pid}.json`)
  writeFileSync(file, '[{"call": "GET /goods"}]')

  expect(() => deviationsIn(file)).toThrow('is not a list of {"call", "field" or "rule", "reason"}.')
  expect(() => deviationsIn('nowhere.json')).toThrow('--deviations "nowhere.json"')
})
