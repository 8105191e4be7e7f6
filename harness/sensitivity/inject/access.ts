import { accounts, type AccountName } from '#contracts/states/ready-accounts.ts'
import { OK } from '#contracts/api/kit/envelope.ts'
import { issueToken } from '#mocks/sessions.ts'
import type { World } from '#mocks/world.ts'
import type { Around, Injection } from '../defect.ts'
import { answerWith, envelopeOf } from './reply.ts'
import { requestLike } from './request.ts'

const tokenText = (request: Request): string | undefined => request.headers.get('authorization')?.replace(/^Bearer /, '')

/** The living token that a request carries. */
export const tokenIn = ({ db }: Pick<World, 'db'>, request: Request) => db.tokens.by('token', tokenText(request) ?? '')[0]

const tokenOf = ({ db, clock }: World, name: AccountName): string => {
  const { audience, username } = accounts[name]
  const isAdmin = audience === 'admin'
  const owner = isAdmin ? db.admins.by('username', username)[0] : db.users.by('username', username)[0]
  return issueToken(db, clock, isAdmin ? 'admins' : 'users', owner?.id ?? 0)
}

const replaces =
  (wants: (around: Around, request: Request) => string | undefined): Injection =>
  around =>
  async request => {
    const token = wants(around, request)
    return around.mock(token === undefined ? request : await requestLike(request, { token }))
  }

/** Takes whoever has no token for somebody. */
export const guestsAre = (name: AccountName): Injection =>
  replaces(({ world }, request) => (tokenText(request) === undefined ? tokenOf(world, name) : undefined))

/** Takes every living token, of whatever audience, for that of somebody. */
export const anyTokenIs = (name: AccountName): Injection =>
  replaces(({ world }, request) => {
    const provider = tokenIn(world, request)?.provider
    const wanted = accounts[name].audience === 'admin' ? 'admins' : 'users'
    return provider !== undefined && provider !== wanted ? tokenOf(world, name) : undefined
  })

/** Takes everybody who may not for somebody who may. */
export const everybodyIs = (name: AccountName): Injection =>
  replaces(({ world }, request) => (tokenIn(world, request) ? tokenOf(world, name) : undefined))

/** Lets a token live on after it was signed out: the mock's tokens name their owner. */
export const keepsTokens: Injection = around =>
  replaces(({ world: { db, clock } }, request) => {
    const token = tokenText(request) ?? ''
    const [, provider, owner] = /^(users|admins)-(\d+)-\d+-/.exec(token) ?? []
    const isGone = owner !== undefined && db.tokens.by('token', token).length === 0
    return isGone ? issueToken(db, clock, provider === 'admins' ? 'admins' : 'users', Number(owner)) : undefined
  })(around)

/** Tokens of everybody else who could own something, one after the other. */
function* others({ db, clock }: World, request: Request): Iterable<string> {
  const me = tokenIn({ db }, request)?.owner_id
  for (const { id } of db.users.rows()) if (id !== me) yield issueToken(db, clock, 'users', id)
}

/** Finds a record by its id alone, whoever it belongs to. */
export const servesAnyone: Injection =
  ({ mock, world }) =>
  async request => {
    const asked = request.clone()
    const refused = await mock(request)
    if ((await envelopeOf(refused)).code === OK || !tokenIn(world, asked)) return refused
    for (const token of others(world, asked)) {
      const response = await mock(await requestLike(asked, { token }))
      if ((await envelopeOf(response)).code === OK) return response
    }
    return refused
  }

type Page = { data: unknown[]; total: number }
const isPage = (value: unknown): value is Page =>
  typeof value === 'object' && value !== null && 'data' in value && Array.isArray(value.data) && 'total' in value

/** Lists what belongs to others, too. */
export const mixesOwners: Injection =
  ({ mock, world }) =>
  async request => {
    const asked = request.clone()
    const response = await mock(request)
    const own = await envelopeOf(response)
    if (own.code !== OK || !isPage(own.data)) return response
    for (const token of others(world, asked)) {
      const { data } = await envelopeOf(await mock(await requestLike(asked, { token })))
      if (!isPage(data) || data.data.length === 0) continue
      const all = { ...own.data, data: [...own.data.data, ...data.data], total: own.data.total + data.total }
      return answerWith({ ...own, data: all }, response)
    }
    return response
  }
