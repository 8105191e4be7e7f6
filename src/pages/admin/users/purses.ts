import type { ReplyOf } from '#contracts/api/kit/endpoint.ts'
import type { adminUsers } from '#contracts/api/users.ts'
import { formatMoney, formatPoints } from '#src/lib/format.ts'

/** What the funds dialog knows of a user. */
export type FundsUser = Pick<
  ReplyOf<typeof adminUsers.list>['data'][number],
  'id' | 'nickname' | 'money' | 'frozen_money' | 'integral'
>

/** The three purses by their `is_type`. Source: rules-backoffice 30. */
export const purses = [
  { is_type: 0, name: 'purse.balance', held: 'money', format: formatMoney },
  { is_type: 1, name: 'purse.frozen', held: 'frozen_money', format: formatMoney },
  { is_type: 2, name: 'purse.points', held: 'integral', format: formatPoints },
] as const
export type PurseNumber = (typeof purses)[number]['is_type']
