import { saveUserCheck, showUserCheck } from '#contracts/api/accounts/user-checks.ts'
import { examplesOf, guarded } from '../kit.ts'

const form = {
  name: 'Li Lei',
  card_no: '110101199001011234',
  card_t: '/storage/card_t/front.svg',
  card_b: '/storage/card_b/back.svg',
  bank_no: '6222000000000000000',
  bank_name: 'Northland Bank',
}
const record = { id: 90_181, ...form }
const verified = ['the shopper is verified', { id: record.id }] as const
const unverified = ['the shopper is not verified', {}] as const

export const userCheckExamples = [
  ...guarded(
    examplesOf(showUserCheck, [
      { when: 'there is one', given: verified, reply: record },
      { when: 'there is none', given: unverified, reply: null, exact: true },
    ]),
  ),
  ...guarded(
    examplesOf(saveUserCheck, [
      { when: 'it is the first', given: unverified, body: form, reply: record },
      { when: 'it is changed', given: verified, body: { ...form, bank_name: 'Southland Bank' }, reply: 1 },
      { when: 'the bank account is missing', body: { ...form, bank_no: '' }, error: 'invalidInput' },
    ]),
  ),
]
