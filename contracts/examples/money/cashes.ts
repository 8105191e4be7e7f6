import { adminCashes, listCashes, requestCash, sellerCashes } from '#contracts/api/money/cashes.ts'
import { crudExamples } from '../crud.ts'
import { examplesOf, guarded, nobody } from '../kit.ts'
import { pageWith } from '../samples.ts'

const of = <Id extends number, Status extends 0 | 1 | 2>(id: Id, cash_status: Status) =>
  ({
    id,
    shoppers: ['a withdrawal of the shopper exists', { id, cash_status }],
    stores: ['a withdrawal of the store exists', { id, cash_status }],
  }) as const

const waiting = of(90_161, 0)
const paidOut = of(90_162, 1)

const cash = {
  id: waiting.id,
  money: '19.00',
  commission: '1.00',
  cash_status: 0,
  refuse_info: '',
  name: 'Li Lei',
  card_no: '6222000000000001',
  bank_name: 'Sample Bank',
  remark: '',
  created_at: '2026-01-02 03:04:05',
} as const

const account = { name: 'Li Lei', bank_name: 'Sample Bank', card_no: '6222000000000001' }
const rich = ['the store has a balance', { money: '50.00' }] as const
const poor = ['the store has a balance', { money: '19.99' }] as const
const someone = { id: 90_163, given: ['another shopper has a balance', { id: 90_163, money: '50.00' }] } as const
const broke = ['another shopper has a balance', { id: someone.id, money: '19.99' }] as const
const verified = ['the shopper is verified', { id: 90_165 }] as const
const shopper = (money: string) => [verified, ['the shopper has a balance', { money }]] as const
const unknown = [
  ['the shopper is not verified', {}],
  ['the shopper has a balance', { money: '50.00' }],
] as const

const ofShoppers = [
  ...guarded(
    examplesOf(listCashes, [
      { when: 'one is filtered by its id', given: waiting.shoppers, query: { id: waiting.id }, reply: pageWith(cash) },
      { when: 'a condition names a column that does not exist', query: { no_such_column: '1' }, error: 'unknownColumn' },
    ]),
  ),
  ...guarded(
    examplesOf(requestCash, [
      { when: 'the balance covers it', given: [...shopper('50.00')], body: { money: '20.00', remark: 'For rent' }, reply: [] },
      { when: 'the balance is too low', given: [...shopper('19.99')], body: { money: '20.00' }, error: 'balanceTooLow' },
      { when: 'there is no identity record', given: [...unknown], body: { money: '20.00' }, error: 'identityMissing' },
      { when: 'the amount is 0', given: [...shopper('50.00')], body: { money: '0' }, error: 'invalidInput' },
    ]),
  ),
]

const { remove: takeBack, ...sellers } = sellerCashes
const ofSellers = [
  ...crudExamples(sellers, {
    given: waiting.stores,
    id: waiting.id,
    row: cash,
    added: { money: '20.00', ...account },
    addedGiven: rich,
    refusals: [{ when: 'the balance is too low', given: poor, body: { money: '20.00', ...account }, error: 'balanceTooLow' }],
  }),
  ...guarded(
    examplesOf(takeBack, [
      { when: 'it waits', given: waiting.stores, params: { ids: waiting.id }, reply: 1 },
      { when: 'it is paid out', given: paidOut.stores, params: { ids: paidOut.id }, error: 'wrongState' },
      { when: "it is a shopper's", given: waiting.shoppers, params: { ids: waiting.id }, error: 'notFound' },
      { when: 'there is none with this id', params: { ids: nobody }, error: 'notFound' },
    ]),
  ),
]

const { update: decide, ...admins } = adminCashes
const row = { ...cash, user_id: 90_164, store_id: 0 }
const form = { user_id: someone.id, money: '20.00', ...account }
const ofAdministrators = [
  ...crudExamples(admins, {
    given: waiting.shoppers,
    id: waiting.id,
    row,
    added: form,
    addedGiven: someone.given,
    refusals: [{ when: 'the balance is too low', given: broke, body: form, error: 'balanceTooLow' }],
  }),
  ...guarded(
    examplesOf(decide, [
      {
        when: 'it is paid out',
        given: waiting.shoppers,
        params: { id: waiting.id },
        body: { cash_status: 1, remark: 'Sent' },
        reply: 1,
      },
      {
        when: 'it is refused',
        given: waiting.stores,
        params: { id: waiting.id },
        body: { cash_status: 2, refuse_info: 'Wrong card' },
        reply: 1,
      },
      {
        // Proves WDR-4.
        when: 'only the remark changes',
        given: paidOut.stores,
        params: { id: paidOut.id },
        body: { cash_status: 1, remark: 'Sent' },
        reply: 1,
      },
      {
        // Proves WDR-4.
        when: 'one that is paid out is refused',
        given: paidOut.shoppers,
        params: { id: paidOut.id },
        body: { cash_status: 2 },
        error: 'wrongState',
      },
      { when: 'there is none with this id', params: { id: nobody }, body: { cash_status: 1 }, error: 'notFound' },
      {
        when: 'there is no such status',
        given: waiting.shoppers,
        params: { id: waiting.id },
        body: { cash_status: 3 },
        error: 'invalidInput',
      },
    ]),
  ),
]

export const cashExamples = [...ofShoppers, ...ofSellers, ...ofAdministrators]
