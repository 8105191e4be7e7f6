import type { Db } from '../../db/db.ts'
import type { RowOf } from '../../db/rows.ts'
import type { Text } from '../../db/text.ts'

type User = RowOf<'users'>

/** Finds a user by user name or phone; both can sign in. Source: SGN-2. */
export const userBy = (db: Db, name: string): User | undefined =>
  db.users.by('username', name)[0] ?? db.users.by('phone', name)[0]

/** Whether another account signs in with this user name or phone. Source: REG-2, ADM-2. */
export const isTaken = (db: Db, name: string, id = 0): boolean =>
  [...db.users.by('username', name), ...db.users.by('phone', name)].some(user => user.id !== id)

/** The payment password of a new account. Source: REG-3. */
const firstPayPassword = '123456'

/** Adds a shopper with defaults for everything that is not given. */
export const addUser = (
  db: Db,
  user: Pick<User, 'username' | 'password'> & Partial<Omit<User, 'nickname'>> & { nickname?: string | Text },
): User =>
  db.users.add({
    belong_id: 0,
    pay_password: firstPayPassword,
    nickname: user.username,
    sex: 1,
    avatar: '',
    phone: '',
    email: '',
    money: '0.00',
    frozen_money: '0.00',
    integral: '0.00',
    inviter_id: 0,
    login_time: null,
    last_login_time: null,
    ...user,
  })
