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
} from '#contracts/api/auth.ts'
import type { Clock } from '../clock.ts'
import type { Db } from '../db/db.ts'
import type { RowOf } from '../db/rows.ts'
import { handle } from '../kit.ts'
import { refuse } from '../refusal.ts'
import { issueToken, tokenLife } from '../sessions.ts'

const userBy = (db: Db, name: string): RowOf<'users'> | undefined =>
  db.users.by('username', name)[0] ?? db.users.by('phone', name)[0]

const signInUser = (db: Db, clock: Clock, username: string, password: string): number => {
  const user = userBy(db, username)
  if (user?.password !== password) return refuse('wrongCredentials')
  db.users.change(user.id, { login_time: clock.text(), last_login_time: user.login_time ?? clock.text() })
  return user.id
}

/** The sign only has to exist for that user name. Source: rules-storefront 23. */
const signInAdmin = (db: Db, clock: Clock, username: string, password: string, sign: string | undefined): number => {
  if (!db.captchas.by('username', username).some(row => row.sign === sign)) refuse('captchaMissing')
  const admin = db.admins.by('username', username)[0]
  if (admin?.password !== password) return refuse('wrongCredentials')
  db.admins.change(admin.id, { login_time: clock.text(), last_login_time: admin.login_time ?? clock.text() })
  return admin.id
}

const shownUser = (me: RowOf<'users'>) => ({ ...me, check: false })

/** Where an administrator lands: the first page of the menu. */
const landing = (db: Db): string =>
  db.admin_menus
    .rows()
    .filter(menu => menu.apis !== '')
    .toSorted((a, b) => a.is_sort - b.is_sort || a.id - b.id)[0]?.apis ?? ''

/** Only what the profile form holds can be changed; an empty password stays as it is. Source: rules-storefront 26. */
const changes = (body: { nickname: string; password?: string | undefined; avatar?: string | undefined }) => ({
  nickname: body.nickname,
  ...(body.password && { password: body.password }),
  ...(body.avatar && { avatar: body.avatar }),
})

const editUser = ({ db, me, body }: { db: Db; me: RowOf<'users'>; body: Parameters<typeof changes>[0] }): number => {
  db.users.change(me.id, changes(body))
  return 1
}

export const authHandlers = [
  handle(captcha, ({ db, body }) => db.captchas.add({ username: body.username, sign: `sign-${db.captchas.nextId()}` }).sign),
  handle(login, ({ db, clock, body }) => {
    const { provider, username, password, sign } = body
    const owner =
      provider === 'admins' ? signInAdmin(db, clock, username, password, sign) : signInUser(db, clock, username, password)
    const access_token = issueToken(db, clock, provider, owner)
    return { token_type: 'Bearer' as const, expires_in: tokenLife, access_token, refresh_token: `refresh-${access_token}` }
  }),
  handle(logout, ({ db, token }) => {
    if (token) db.tokens.remove(token.id)
    return { status: true as const }
  }),
  handle(isLogin, ({ token, query }) => (token?.provider === query.provider ? token.owner_id : [])),
  handle(buyerInfo, ({ me }) => shownUser(me)),
  handle(sellerInfo, ({ me }) => shownUser(me)),
  handle(adminInfo, ({ db, me }) => ({ ...me, defaultUrl: landing(db) })),
  handle(editBuyer, editUser),
  handle(editSeller, editUser),
  handle(editAdmin, ({ db, me, body }) => {
    db.admins.change(me.id, changes(body))
    return 1
  }),
]
