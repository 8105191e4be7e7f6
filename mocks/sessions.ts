import type { Auth } from '#contracts/api/kit/endpoint.ts'
import { dateTimeText, timeOf, type Clock } from './clock.ts'
import type { Db } from './db/db.ts'
import type { Write } from './db/journal.ts'
import type { RowOf } from './db/rows.ts'
import { permissionOf } from '#contracts/api/kit/permission.ts'
import { checksPermissions } from './domain/accounts/permission-check.ts'
import { refuse } from './refusal.ts'
import { textHash } from './domain/system/text-hash.ts'
import type { Endpoint } from '#contracts/api/kit/endpoint.ts'

/** Lifetime of a token in seconds: seven days. Source: SGN-3. */
export const tokenLife = 604_800
/** Lifetime of a token after an OAuth login: six months. Source: SGN-3. */
export const oauthTokenLife = 182 * 86_400

type Provider = RowOf<'tokens'>['provider']

/** How many sessions an account has at most. Signing in needs no right, so what it leaves behind is bounded. Source: SGN-13. */
const mostSessions = 50

/** When a session expires that was ended: before every time that the clock can show, also after it is moved back. */
const ended = dateTimeText(0)

type Session = RowOf<'tokens'>

/** Tokens do not have to be unguessable here, but the same calls have to produce the same tokens. */
const tokenText = (provider: Provider, owner: number, serial: number): string =>
  `${provider}-${owner}-${serial}-${textHash(`${provider}.${owner}.${serial}`).toString(36)}`

const serialOf = ({ token }: Session): number => Number(token.split('-')[2]) || 0

/** The sessions of an account that were not overwritten, oldest first; some have expired. */
const sessionsOf = (db: Db, provider: Provider, owner: number): Session[] =>
  db.tokens
    .by('owner_id', owner)
    .filter(row => row.provider === provider)
    .toSorted((a, b) => serialOf(a) - serialOf(b))

const isValid = (clock: Clock, { expires_at }: Session): boolean => timeOf(expires_at) > clock.now()

/** Ends a session for good. Its row stays, for the next session of the account. */
export const endSession = (db: Db, id: number): void => void db.tokens.change(id, { expires_at: ended })

/**
 * Issues a token. An account may have several valid tokens at once; a new one takes the row of an expired session, or of the
 * oldest one if there are too many. Source: SGN-13.
 */
export const issueToken = (db: Db, clock: Clock, provider: Provider, owner: number, life = tokenLife): string => {
  const own = sessionsOf(db, provider, owner)
  const [oldest] = own
  const replaced = own.find(row => !isValid(clock, row)) ?? (own.length < mostSessions ? undefined : oldest)
  const token = tokenText(provider, owner, own.reduce((most, row) => Math.max(most, serialOf(row)), 0) + 1)
  const row = { token, provider, owner_id: owner, expires_at: dateTimeText(clock.now() + life * 1000) }
  if (replaced) db.tokens.change(replaced.id, row)
  else db.tokens.add(row)
  return token
}

/** The sign for the login of an administrator. It is computed, so that asking for one leaves nothing behind. Source: SGN-5. */
export const captchaSign = (username: string): string => `sign-${textHash(`captcha.${username}`).toString(36)}`

/** Issues a token and returns it in the shape of a login response. */
export const signedIn = (db: Db, clock: Clock, provider: Provider, owner: number) => {
  const access_token = issueToken(db, clock, provider, owner)
  return { token_type: 'Bearer' as const, expires_in: tokenLife, access_token, refresh_token: `refresh-${access_token}` }
}

/** Finds the unexpired token in an Authorization header. */
export const tokenIn = (db: Db, clock: Clock, header: string | null): RowOf<'tokens'> | undefined => {
  const token = header?.match(/^Bearer (\S+)$/)?.[1]
  const row = token === undefined ? undefined : db.tokens.by('token', token)[0]
  return row && isValid(clock, row) ? row : undefined
}

/** Whether an account has a session that has not expired. */
export const hasSession = (db: Db, clock: Clock, provider: Provider, owner: number): boolean =>
  sessionsOf(db, provider, owner).some(row => isValid(clock, row))

const part = (row: object | undefined, column: string): unknown => row && Reflect.get(row, column)

/**
 * Ends the sessions of every account whose password these writes changed, no matter which call changed it. Source: PRO-7.
 * @param kept id of the token that made the change, which stays valid, as do tokens issued in the same transaction.
 */
export const endOtherSessions = (db: Db, writes: readonly Write[], kept: number | undefined): void => {
  const opened = writes.flatMap(({ table, next }) => (table === 'tokens' ? [part(next, 'id')] : []))
  for (const { table, before, next } of writes) {
    if ((table !== 'users' && table !== 'admins') || !before || part(before, 'password') === part(next, 'password')) continue
    const others = sessionsOf(db, table, Number(part(before, 'id'))).filter(({ id }) => id !== kept && !opened.includes(id))
    for (const { id } of others) endSession(db, id)
  }
}

/** The route names that an administrator's roles allow. */
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

/** The store that a seller account works for: its own, or that of the account it belongs to. Source: SUB-2. */
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
 * Authenticates the caller of `to`, as its `auth` requires.
 * @throws Refusal notLoggedIn without a token for that audience, noPermission if the account may not make this call.
 */
export const callerOf = (db: Db, clock: Clock, to: Endpoint, header: string | null): object =>
  callers[to.auth](db, tokenIn(db, clock, header), to)
