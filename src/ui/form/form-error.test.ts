import { expect, test } from 'vitest'
import { z } from 'zod'
import { AddressForm } from '#contracts/api/accounts/addresses.ts'
import { AreaForm } from '#contracts/api/system/areas.ts'
import { smsCode } from '#contracts/api/accounts/auth.ts'
import { CommentForm } from '#contracts/api/orders/order-comments.ts'
import { wordOf } from './form-error.ts'

const address = { receive_name: 'Lin', receive_tel: '13800000001', area: [1, 2, 3], address: '1 Market Road' }

// Proves WRD-2.
test.each([
  ['a missing name is reported as required', { receive_name: '' }, 'receive_name', 'msg.requiredMsg'],
  ['spaces count as empty', { receive_name: '   ' }, 'receive_name', 'msg.requiredMsg'],
  ['a name that is too long is reported with the limit', { receive_name: 'x'.repeat(16) }, 'receive_name', 'invalid.tooLong|15'],
  ['a wrong phone number has its own message', { receive_tel: '12' }, 'receive_tel', 'invalid.receive_tel'],
  ['an area without a city has its own message', { area: [1] }, 'area', 'invalid.area'],
])('%s', (_, change, field, expected) => {
  const sent = { ...address, ...change }

  const result = AddressForm.safeParse(sent, { error: wordOf })

  expect(result.error?.issues.map(issue => [issue.path[0], issue.message])).toEqual([[field, expected]])
})

// Proves COM-6.
test('a fifth picture is refused', () => {
  const review = { order_id: 1, content: 'Good', image: ['/a.png', '/b.png', '/c.png', '/d.png', '/e.png'] }

  const result = CommentForm.safeParse(review, { error: wordOf })

  expect(result.error?.issues.map(issue => issue.message)).toEqual(['invalid.tooMany|4'])
})

test.each([
  ['a texted code of three digits has its own message', z.object({ code: smsCode }), '123', 'invalid.smsCode'],
  ['the code of an area has the general message', AreaForm.pick({ code: true }), 'x', 'invalid.format'],
])('%s', (_, form, code, expected) => {
  const result = form.safeParse({ code }, { error: wordOf })

  expect(result.error?.issues[0]?.message).toBe(expected)
})
