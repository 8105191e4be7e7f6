import fc from 'fast-check'
import { login } from '#contracts/api/accounts/auth.ts'
import { adminUsers, sellerUsers } from '#contracts/api/accounts/users.ts'
import type { Given } from '#contracts/states/index.ts'
import { drawn, inOrder, one, step, type Flow } from './kit.ts'

const user = 90_531
const given: readonly Given[] = [['a user exists', { id: user, username: 'visitor', money: '100.00' }]]

/** Passwords as forms send them: none, an empty one, a new one. */
const passwords = one({}, { password: '' }, { password: 'abc-12345' })
const signsIn = (username: string) =>
  drawn({ password: one('123456', 'abc-12345') }, ({ password }) => step(login, { body: { username, password } }, undefined))

const changed = inOrder(
  given,
  {
    of: drawn({ password: passwords }, ({ password }) =>
      step(adminUsers.update, { params: { id: user }, body: { username: 'visitor', ...password } }),
    ),
    least: 1,
    most: 2,
  },
  { of: signsIn('visitor'), least: 2, most: 2 },
)

const added = (create: typeof adminUsers.create | typeof sellerUsers.create) =>
  inOrder(
    [],
    {
      of: drawn({ password: passwords }, ({ password }) => step(create, { body: { username: 'newhand', ...password } })),
      least: 1,
    },
    { of: signsIn('newhand'), least: 2, most: 2 },
  )

/** Passwords are never shown: whether one was stored shows only at the next sign-in. Source: ADM-3. */
export const signInFlows: readonly Flow[] = [
  { name: 'signing in after a change', about: [adminUsers.update, login], often: 0.15, given, plans: changed },
  {
    name: 'signing in to a new account',
    about: [adminUsers.create, sellerUsers.create, login],
    often: 0.25,
    given: [],
    plans: fc.oneof(added(adminUsers.create), added(sellerUsers.create)),
  },
]
