import { adminInfo, buyerInfo, logout, sellerInfo } from '#contracts/api/accounts/auth.ts'
import type { Endpoint } from '#contracts/api/kit/endpoint.ts'
import { inParts, inTurn, mustRefuse, type AccountKey, type Check, type Trouble, type Visit } from '../check.ts'
import { personAt, Stuck, type Person } from '../person.ts'

const sessions: readonly { who: AccountKey; provider: 'users' | 'admins'; info: Endpoint }[] = [
  { who: 'shopper', provider: 'users', info: buyerInfo },
  { who: 'seller', provider: 'users', info: sellerInfo },
  { who: 'clerk', provider: 'admins', info: adminInfo },
]

const profile = (provider: 'users' | 'admins') => ({ body: { provider } })

const endsSessions = ({ again }: Visit): Promise<Trouble[]> =>
  inParts(
    sessions.map(({ who, provider, info }) => async () => {
      const [leaving, staying] = [await again(who), await again(who)]
      await leaving.ask(logout, profile(provider))
      const stays = await staying.send(info, profile(provider))
      if (stays.code !== 200) throw new Stuck(info, stays)
      return mustRefuse(leaving, info, profile(provider), [401])
    }),
  )

const forged = (token: string): readonly string[] => [
  'undefined',
  token.slice(0, -1),
  `${token}x`,
  token.split('').toReversed().join(''),
]

const refusesForgeries =
  (strangerWith: (token: string) => Person) =>
  async ({ people }: Visit): Promise<Trouble[]> =>
    inTurn(sessions, ({ who, provider, info }) =>
      inTurn(forged(people[who].token ?? ''), token => mustRefuse(strangerWith(token), info, profile(provider), [401])),
    )

/** Tokens end with their session and cannot be forged. */
export const sessionChecks = (origin: string, send: Parameters<typeof personAt>[1]): readonly Check[] => [
  { name: 'ended sessions', about: 'A token is worth nothing after signing out; other sessions stay.', run: endsSessions },
  {
    name: 'forged tokens',
    about: 'Only tokens that were issued let somebody in.',
    run: refusesForgeries(token => personAt(origin, send, 'forger', token)),
  },
]
