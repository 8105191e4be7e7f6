import { adminMoneyLogs, listMoneyLogs, sellerMoneyLogs } from '#contracts/api/money/money-logs.ts'
import { crudExamples } from '../crud.ts'
import { examplesOf, guarded } from '../kit.ts'
import { pageWith } from '../samples.ts'

const log = {
  id: 90_081,
  name: 'Order payment',
  money: '-12.00',
  is_type: 0,
  info: '2026010203040500001',
  created_at: '2026-01-02 03:04:05',
} as const

const ofShoppers = guarded(
  examplesOf(listMoneyLogs, [
    {
      when: 'the balance moved',
      given: ['a purse of the shopper moved', { id: log.id, money: log.money, is_type: 0 }],
      query: { is_type: 0, page: 1, per_page: 30 },
      reply: pageWith(log),
    },
    {
      when: 'the points moved',
      given: ['a purse of the shopper moved', { id: 90_082, money: '5.00', is_type: 2 }],
      query: { is_type: 2 },
      reply: pageWith({ ...log, id: 90_082, name: 'System', money: '5.00', is_type: 2 } as const),
    },
  ]),
)

const moved = { id: 90_083, money: '12.00' }

export const moneyLogExamples = [
  ...ofShoppers,
  ...crudExamples(adminMoneyLogs, {
    given: ['a purse of the shopper moved', { id: log.id, money: log.money, is_type: 0 }],
    id: log.id,
    row: { ...log, user_id: 90_084, is_belong: 0 },
  }),
  ...crudExamples(sellerMoneyLogs, {
    given: ['a purse of the store moved', moved],
    id: moved.id,
    row: { ...log, ...moved, name: 'System' },
  }),
]
