import {
  adminInfo,
  buyerInfo,
  captcha,
  editAdmin,
  editBuyer,
  editSeller,
  isLogin,
  login,
  logout,
  sellerInfo,
  type LoginForm,
  type ProfileForm,
  type UserProfileForm,
} from '#contracts/api/accounts/auth.ts'
import type { z } from 'zod'
import type { Clock } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import type { RowOf } from '../../db/rows.ts'
import { checkCode } from '../../domain/system/sms.ts'
import { isTaken, userBy } from '../../domain/accounts/users.ts'
import { landingOf } from '../../domain/system/menus.ts'
import { handle } from '../../kit.ts'
import { refuse } from '../../refusal.ts'
import { checksPermissions } from '../../domain/accounts/permission-check.ts'
import { captchaSign, endSession, permissionsOf, signedIn } from '../../sessions.ts'

type Form = z.output<typeof LoginForm>
type Me = { db: Db; clock: Clock; me: RowOf<'users'> }

const signInUser = (db: Db, clock: Clock, { username, password, type, code }: Form): number => {
  const user = userBy(db, username)
  if (user?.password !== password) return refuse('wrongCredentials')
  if (type === 'phone') checkCode({ db, clock }, { phone: username, name: 'login' }, code)
  db.users.change(user.id, { login_time: clock.text(), last_login_time: user.login_time ?? clock.text() })
  return user.id
}

/** Whether the sign was issued for this user name, by the call or by a provider state. Source: SGN-5. */
const isSigned = (db: Db, username: string, sign: string | undefined): boolean =>
  sign === captchaSign(username) || db.captchas.by('username', username).some(row => row.sign === sign)

const signInAdmin = (db: Db, clock: Clock, { username, password, sign }: Form): number => {
  if (!isSigned(db, username, sign)) refuse('captchaMissing')
  const admin = db.admins.by('username', username)[0]
  if (admin?.password !== password) return refuse('wrongCredentials')
  db.admins.change(admin.id, { login_time: clock.text(), last_login_time: admin.login_time ?? clock.text() })
  return admin.id
}

/** `check` tells whether an identity record exists. Source: PRO-1. */
const shownUser = ({ db, me }: Me) => ({ ...me, check: db.user_checks.by('user_id', me.id).length > 0 })

/** Takes only the fields of the profile form; an empty password changes nothing. Source: PRO-3. */
const changes = (body: z.output<typeof ProfileForm>) => ({
  ...(body.nickname && { nickname: body.nickname }),
  ...(body.password && { password: body.password }),
  ...(body.avatar && { avatar: body.avatar }),
})

/**
 * Validates a new phone: no other account has it, and the code was sent to it. Source: PRO-4.
 * @throws Refusal accountTaken, wrongCode.
 */
const newPhone = ({ db, clock, me }: Me, phone: string, code: string | undefined) => {
  if (isTaken(db, phone, me.id)) refuse('accountTaken')
  checkCode({ db, clock }, { phone, name: 'user' }, code)
  return { phone }
}

const editUser = ({ db, clock, me, body }: Me & { body: z.output<typeof UserProfileForm> }): number => {
  const { sex, pay_password, phone, code } = body
  db.users.change(me.id, {
    ...changes(body),
    ...(sex !== undefined && { sex }),
    ...(pay_password && { pay_password }),
    ...(phone && phone !== me.phone && newPhone({ db, clock, me }, phone, code)),
  })
  return 1
}

export const authHandlers = [
  handle(captcha, ({ body }) => captchaSign(body.username)),
  handle(login, ({ db, clock, body }) => {
    const owner = body.provider === 'admins' ? signInAdmin(db, clock, body) : signInUser(db, clock, body)
    return signedIn(db, clock, body.provider, owner)
  }),
  handle(logout, ({ db, token }) => {
    if (token) endSession(db, token.id)
    return { status: true as const }
  }),
  handle(isLogin, ({ token, query }) => (token?.provider === query.provider ? token.owner_id : [])),
  handle(buyerInfo, shownUser),
  handle(sellerInfo, shownUser),
  handle(adminInfo, ({ db, me }) => ({
    ...me,
    defaultUrl: landingOf(db, me),
    ...(me.is_super === 0 && checksPermissions(db) && { permissions: permissionsOf(db, me) }),
  })),
  handle(editBuyer, editUser),
  handle(editSeller, editUser),
  handle(editAdmin, ({ db, me, body }) => {
    db.admins.change(me.id, changes(body))
    return 1
  }),
]
