import { expect, test } from 'vitest'
import { conditionsOf } from '../api/kit/list-query.ts'
import { above, atLeast, atMost, below, between, endsWith, equalTo, like, oneOf, related, startsWith } from './conditions.ts'

test.each([
  [equalTo('North'), 'North'],
  [like('North'), 'North|like'],
  [startsWith('North'), 'North|likeRight'],
  [endsWith('North'), 'North|likeLeft'],
  [above(0), '0|gt'],
  [below(5), '5|lt'],
  [atLeast('2026-01-01'), '2026-01-01|ngt'],
  [atMost('2026-01-01'), '2026-01-01|nlt'],
  [oneOf([1, 2]), '1,2|in'],
  [between(1, 9), '1,9|between'],
  [related('Ann', 'user'), 'Ann|whereHas|user'],
  [related('Ann', 'user', 'likeRight'), 'Ann|whereHas|user|likeRight'],
])('%s is sent as %s', (written, expected) => {
  expect(written).toBe(expected)
})

test('a bar in user input does not become an operator', () => {
  const conditions = conditionsOf({ name: like('a|gt') })

  expect(conditions).toEqual([{ column: 'name', operator: 'like', value: 'agt' }])
})
