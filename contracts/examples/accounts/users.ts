import { adminUsers, handleMoney, sellerUsers } from '#contracts/api/accounts/users.ts'
import { crudExamples } from '../crud.ts'
import { examplesOf, guarded, nobody } from '../kit.ts'

const avatar = '/storage/avatars/visitor.svg'
const created_at = '2026-01-02 03:04:05'
const user = { id: 90_531, username: 'visitor', money: '100.00' }
const given = ['a user exists', user] as const
const row = {
  ...user,
  belong_id: 0,
  nickname: 'Visitor',
  avatar,
  phone: '',
  frozen_money: '0.00',
  integral: '100.00',
  inviter_id: 0,
  login_time: null,
  last_login_time: null,
  created_at,
}
const free = ['a user name is free', { username: 'newvisitor' }] as const

const taken = { when: 'another user has the user name', body: { username: 'shopper' }, error: 'nameTaken' } as const

const ofAdministrators = [
  ...crudExamples(adminUsers, {
    given,
    id: user.id,
    row,
    added: { username: 'newvisitor', nickname: 'New visitor', phone: '', password: '', pay_password: '', inviter_id: '', avatar },
    addedGiven: free,
    changed: { username: user.username, nickname: 'Regular', password: '' },
    wrong: { username: '' },
    refusals: [taken, { when: 'there is no such inviter', body: { username: 'nobody', inviter_id: nobody }, error: 'notFound' }],
  }),
  ...examplesOf(adminUsers.update, [
    {
      when: 'a user would be their own inviter',
      given,
      params: { id: user.id },
      body: { username: user.username, inviter_id: user.id },
      error: 'wrongParent',
    },
  ]),
  ...examplesOf(adminUsers.list, [
    { when: 'a condition asks for passwords', query: { password: 'a|likeRight' }, error: 'unknownColumn' },
  ]),
  ...guarded(
    examplesOf(handleMoney, [
      { when: 'balance is given', given, body: { id: user.id, money: '20.50', is_type: 0 }, reply: [] },
      { when: 'a reason is given', given, body: { id: user.id, money: '5', info: 'A parcel came late' }, reply: [] },
      { when: 'points are taken', given, body: { id: user.id, money: '-100', is_type: 2 }, reply: [] },
      {
        when: 'more is taken than the balance holds',
        given,
        body: { id: user.id, money: '-100.01', is_type: 0 },
        error: 'balanceTooLow',
      },
      { when: 'there is no user with this id', body: { id: nobody, money: '1' }, error: 'notFound' },
      { when: 'there is no store with this id', body: { id: nobody, money: '1', is_belong: 1 }, error: 'notFound' },
      { when: 'the amount is 0', given, body: { id: user.id, money: '0' }, error: 'invalidInput' },
      { when: 'a store would get points', body: { id: 1, money: '1', is_type: 2, is_belong: 1 }, error: 'invalidInput' },
    ]),
  ),
]

const sub = { id: 90_541, username: 'packer-two', role_id: 90_542 }
const givenSub = ['a sub-account exists', sub] as const
const subRow = { id: sub.id, username: sub.username, nickname: 'Packer', avatar, role_name: ['Packer'], created_at }
const foreign = { id: 90_543, role_id: 90_544 }
const givenForeign = ['another seller has a sub-account with a role', foreign] as const
const notOwn = { when: "it is another seller's", given: givenForeign, error: 'notFound' } as const
const notOwnRole = {
  when: "the role is another seller's",
  body: { username: 'newvisitor', role_id: [foreign.role_id] },
  error: 'notFound',
} as const
const form = { username: sub.username, nickname: 'Chief packer', password: '', role_id: [sub.role_id] }

const ofSellers = [
  ...crudExamples(sellerUsers, {
    given: givenSub,
    id: sub.id,
    row: subRow,
    detail: { ...subRow, role_id: [sub.role_id] },
    added: { username: 'newvisitor', nickname: 'New packer', password: 'secret1', avatar },
    addedGiven: free,
    changed: form,
    wrong: { username: '' },
    refusals: [taken, { ...notOwnRole, given: givenForeign }],
  }),
  ...examplesOf(sellerUsers.show, [{ ...notOwn, params: { id: foreign.id } }]),
  ...examplesOf(sellerUsers.update, [{ ...notOwn, params: { id: foreign.id }, body: { username: 'stolen' } }]),
  ...examplesOf(sellerUsers.remove, [{ ...notOwn, params: { ids: foreign.id } }]),
]

export const userExamples = [...ofAdministrators, ...ofSellers]
