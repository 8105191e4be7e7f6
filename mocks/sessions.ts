import type { Auth } from '#contracts/api/kit/endpoint.ts'
import { dateTimeText, timeOf, type Clock } from './clock.ts'
import type { Db } from './db/db.ts'
import type { Write } from './db/journal.ts'
import type { RowOf } from './db/rows.ts'
import { permissionOf } from '#contracts/api/kit/permission.ts'
import { checksPermissions } from './domain/accounts/permission-check.ts'
import { refuse } from './refusal.ts'
import type { Endpoint } from '#contracts/api/kit/endpoint.ts'

/** How long a token lives, in seconds: seven days. Source: SGN-3. */
export const tokenLife = 604_800
/** Of those who sign in with another service: six months. Source: SGN-3. */
export const oauthTokenLife = 182 * 86_400

type Provider = RowOf<'tokens'>['provider']

/** A token that nobody can guess is not needed here; one that is the same after the same calls is. */
const tokenText = (provider: Provider, owner: number, serial: number): string => {
  let hash = 2_166_136_261
  for (const letter of `${provider}.${owner}.${serial}`) hash = Math.imul(hash ^ letter.charCodeAt(0), 16_777_619) >>> 0
  return `${provider}-${owner}-${serial}-${hash.toString(36)}`
}

/** Issues a token. Several of one account may live at once. */
export const issueToken = (db: Db, clock: Clock, provider: Provider, owner: number, life = tokenLife): string => {
  const token = tokenText(provider, owner, db.tokens.nextId())
  db.tokens.add({ token, provider, owner_id: owner, expires_at: dateTimeText(clock.now() + life * 1000) })
  return token
}

/** Issues a token and says so as signing in does. */
export const signedIn = (db: Db, clock: Clock, provider: Provider, owner: number) => {
  const access_token = issueToken(db, clock, provider, owner)
  return { token_type: 'Bearer' as const, expires_in: tokenLife, access_token, refresh_token: `refresh-${access_token}` }
}

/** The living token behind an Authorization header, if any. */
export const tokenIn = (db: Db, clock: Clock, header: string | null): RowOf<'tokens'> | undefined => {
  const token = header?.match(/^Bearer (\S+)$/)?.[1]
  const row = token === undefined ? undefined : db.tokens.by('token', token)[0]
  return row && timeOf(row.expires_at) > clock.now() ? row : undefined
}

const part = (row: object | undefined, column: string): unknown => row && Reflect.get(row, column)

/**
 * Ends the sessions of accounts whose password was changed, whoever changed it, wherever. Source: PRO-7.
 * @param kept the session that asked for it; those that the same work opened go on, too.
 */
export const endOtherSessions = (db: Db, writes: readonly Write[], kept: number | undefined): void => {
  const opened = writes.flatMap(({ table, before, next }) => (table === 'tokens' && !before ? [part(next, 'id')] : []))
  for (const { table, before, next } of writes) {
    if ((table !== 'users' && table !== 'admins') || !before || part(before, 'password') === part(next, 'password')) continue
    const others = db.tokens
      .by('owner_id', Number(part(before, 'id')))
      .filter(({ id, provider }) => provider === table && id !== kept && !opened.includes(id))
    for (const { id } of others) db.tokens.remove(id)
  }
}

/** The route names that the roles of an administrator allow. */
export const permissionsOf = (db: Db, { role_ids }: RowOf<'admins'>): string[] => [
  ...new Set(
    role_ids
      .flatMap(role => db.admin_roles.find(role)?.permission_ids ?? [])
      .flatMap(id => db.admin_permissions.find(id)?.apis ?? []),
  ),
]

const adminMay = (db: Db, admin: RowOf<'admins'>, to: Endpoint): boolean => {
  const permission = permissionOf(to)
  return permission === null || admin.is_super === 1 || !checksPermissions(db) || permissionsOf(db, admin).includes(permission)
}

const user = (db: Db, token: RowOf<'tokens'> | undefined): RowOf<'users'> =>
  (token?.provider === 'users' ? db.users.find(token.owner_id) : undefined) ?? refuse('notLoggedIn')

/** The store that a seller's account works for: its own, or that of the owner it belongs to. Source: SUB-2. */
export const storeOf = (db: Db, me: RowOf<'users'>): RowOf<'stores'> | undefined =>
  db.stores.by('user_id', me.belong_id || me.id)[0]

const callers: { [A in Auth]: (db: Db, token: RowOf<'tokens'> | undefined, to: Endpoint) => object } = {
  none: () => ({}),
  optional: (_, token) => ({ token }),
  buyer: (db, token) => ({ me: user(db, token) }),
  seller: (db, token) => {
    const me = user(db, token)
    return { me, store: storeOf(db, me) ?? refuse('noPermission') }
  },
  admin: (db, token, to) => {
    const me = (token?.provider === 'admins' ? db.admins.find(token.owner_id) : undefined) ?? refuse('notLoggedIn')
    return adminMay(db, me, to) ? { me } : refuse('noPermission')
  },
}

/**
 * Who asks `to`, as its `auth` demands.
 * @throws Refusal notLoggedIn without a token of that audience, noPermission where the account may not.
 */
export const callerOf = (db: Db, clock: Clock, to: Endpoint, header: string | null): object =>
  callers[to.auth](db, tokenIn(db, clock, header), to)
