import { adminAdmins } from '#contracts/api/accounts/admins.ts'
import { crudExamples } from '../crud.ts'
import { examplesOf, nobody } from '../kit.ts'

const facts = { id: 90_501, username: 'keeper', role_id: 90_502 }
const given = ['an administrator exists', facts] as const
const row = {
  id: facts.id,
  username: facts.username,
  nickname: 'Keeper',
  avatar: '/storage/avatars/keeper.svg',
  role_name: ['Brand keeper'],
  login_time: '2026-01-02 03:04:05',
  created_at: '2026-01-02 03:04:05',
}
const free = ['a user name is free', { username: 'newkeeper' }] as const
const added = { username: 'newkeeper', nickname: 'New keeper', password: 'secret1', avatar: row.avatar }

export const adminExamples = [
  ...crudExamples(adminAdmins, {
    given,
    id: facts.id,
    row: { ...row, login_time: null },
    detail: { ...row, login_time: null, role_id: [facts.role_id] },
    added,
    addedGiven: free,
    changed: { username: facts.username, nickname: 'Chief keeper', password: '', role_id: [facts.role_id] },
    wrong: { username: '' },
    refusals: [
      // Proves ADM-2.
      { when: 'another administrator has the user name', body: { username: 'clerk' }, error: 'nameTaken' },
      { when: 'there is no such role', body: { username: 'nobody', role_id: [nobody] }, error: 'notFound' },
    ],
  }),
  ...examplesOf(adminAdmins.create, [
    {
      when: 'it gets a role',
      given: [free, ['a role exists', { id: 90_503, name: 'Brand keeper' }]],
      body: { ...added, role_id: [90_503] },
      reply: { id: 90_099 },
    },
  ]),
]
