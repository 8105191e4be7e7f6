import { accounts, type AccountName } from '#contracts/states/ready-accounts.ts'
import { OK } from '#contracts/api/kit/envelope.ts'
import { providerOf } from '#contracts/wire/audience.ts'
import { issueToken, tokenIn as sessionIn } from '#mocks/sessions.ts'
import { ready } from '#mocks/states/rows.ts'
import type { World } from '#mocks/world.ts'
import type { Around, Injection } from '../defect.ts'
import { answerWith, envelopeOf } from './reply.ts'
import { requestLike } from './request.ts'

const tokenText = (request: Request): string | undefined => request.headers.get('authorization')?.replace(/^Bearer /, '')

/** The valid token of a request. */
export const tokenIn = ({ db, clock }: Pick<World, 'db' | 'clock'>, request: Request) =>
  sessionIn(db, clock, request.headers.get('authorization'))

const tokenOf = ({ db, clock }: World, name: AccountName): string =>
  issueToken(db, clock, providerOf(accounts[name].audience), ready(db, name).id)

const replaces =
  (wants: (around: Around, request: Request) => string | undefined): Injection =>
  around =>
  async request => {
    const token = wants(around, request)
    return around.mock(token === undefined ? request : await requestLike(request, { token }))
  }

/** Treats requests without a token as those of some account. */
export const guestsAre = (name: AccountName): Injection =>
  replaces(({ world }, request) => (tokenText(request) === undefined ? tokenOf(world, name) : undefined))

/** Accepts valid tokens of any audience as those of some account. */
export const anyTokenIs = (name: AccountName): Injection =>
  replaces(({ world }, request) => {
    const provider = tokenIn(world, request)?.provider
    const wanted = providerOf(accounts[name].audience)
    return provider !== undefined && provider !== wanted ? tokenOf(world, name) : undefined
  })

/** Treats accounts without permission as one that has it. */
export const everybodyIs = (name: AccountName): Injection =>
  replaces(({ world }, request) => (tokenIn(world, request) ? tokenOf(world, name) : undefined))

/** Accepts a token after signing out; the mock's tokens contain their owner. */
export const keepsTokens: Injection = around =>
  replaces(({ world: { db, clock } }, request) => {
    const [, provider, owner] = /^(users|admins)-(\d+)-\d+-/.exec(tokenText(request) ?? '') ?? []
    const isGone = owner !== undefined && !tokenIn({ db, clock }, request)
    return isGone ? issueToken(db, clock, provider === 'admins' ? 'admins' : 'users', Number(owner)) : undefined
  })(around)

/** Tokens of everybody else who could own something, one after the other. */
function* others({ db, clock }: World, request: Request): Iterable<string> {
  const me = tokenIn({ db, clock }, request)?.owner_id
  for (const { id } of db.users.rows()) if (id !== me) yield issueToken(db, clock, 'users', id)
}

/** Finds a record by its id, without checking the owner. */
export const servesAnyone: Injection =
  ({ mock, world }) =>
  async request => {
    const copy = request.clone()
    const refused = await mock(request)
    if ((await envelopeOf(refused)).code === OK || !tokenIn(world, copy)) return refused
    for (const token of others(world, copy)) {
      const response = await mock(await requestLike(copy, { token }))
      if ((await envelopeOf(response)).code === OK) return response
    }
    return refused
  }

type Page = { data: unknown[]; total: number }
const isPage = (value: unknown): value is Page =>
  typeof value === 'object' && value !== null && 'data' in value && Array.isArray(value.data) && 'total' in value

/** Lists rows of others, too. */
export const mixesOwners: Injection =
  ({ mock, world }) =>
  async request => {
    const copy = request.clone()
    const response = await mock(request)
    const own = await envelopeOf(response)
    if (own.code !== OK || !isPage(own.data)) return response
    for (const token of others(world, copy)) {
      const { data } = await envelopeOf(await mock(await requestLike(copy, { token })))
      if (!isPage(data) || data.data.length === 0) continue
      const all = { ...own.data, data: [...own.data.data, ...data.data], total: own.data.total + data.total }
      return answerWith({ ...own, data: all }, response)
    }
    return response
  }
