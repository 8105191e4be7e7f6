import { forgetPassword, register, sendSms, type SmsName } from '#contracts/api/accounts/register.ts'
import type { Db } from '../../db/db.ts'
import { checkCode, text } from '../../domain/system/sms.ts'
import { addUser, isTaken, userBy } from '../../domain/accounts/users.ts'
import { handle } from '../../kit.ts'
import { refuse } from '../../refusal.ts'
import { signedIn } from '../../sessions.ts'

/**
 * Codes to sign in or to reset a password need an account with this phone; all other codes need a phone without one. Source:
 * TXC-4.
 */
const checkOwner = (db: Db, phone: string, name: SmsName): void => {
  const known = isTaken(db, phone)
  const wanted = name === 'login' || name === 'forget_password'
  if (known && !wanted) refuse('accountTaken')
  if (!known && wanted) refuse('accountUnknown')
}

export const registerHandlers = [
  handle(sendSms, ({ db, clock, body, ip }) => {
    checkOwner(db, body.phone, body.name)
    text({ db, clock }, body, ip)
    return []
  }),

  handle(register, ({ db, clock, body }) => {
    const { username, password, type, code, inviter_id = 0 } = body
    if (isTaken(db, username)) refuse('accountTaken')
    if (type === 'phone') checkCode({ db, clock }, { phone: username, name: 'register' }, code)
    const user = addUser(db, {
      username,
      password,
      phone: type === 'phone' ? username : '',
      inviter_id: db.users.find(inviter_id)?.id ?? 0,
      login_time: clock.text(),
      last_login_time: clock.text(),
    })
    return signedIn(db, clock, 'users', user.id)
  }),

  handle(forgetPassword, ({ db, clock, body }) => {
    const { username: phone, password, code } = body
    const user = userBy(db, phone) ?? refuse('accountUnknown')
    checkCode({ db, clock }, { phone, name: 'forget_password' }, code)
    const login_time = clock.text()
    db.users.change(user.id, { password, login_time, last_login_time: user.login_time ?? login_time })
    return signedIn(db, clock, 'users', user.id)
  }),
]
