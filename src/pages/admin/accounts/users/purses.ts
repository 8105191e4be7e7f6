import type { adminStores } from '#contracts/api/stores/back-office-stores.ts'
import type { ReplyOf } from '#contracts/api/kit/endpoint.ts'
import type { adminUsers } from '#contracts/api/accounts/users.ts'
import { formatMoney, formatPoints } from '#src/lib/format/format.ts'

type User = ReplyOf<typeof adminUsers.list>['data'][number]
type Store = ReplyOf<typeof adminStores.show>

const kinds = [
  { is_type: 0, name: 'purse.balance', format: formatMoney },
  { is_type: 1, name: 'purse.frozen', format: formatMoney },
  { is_type: 2, name: 'purse.points', format: formatPoints },
] as const

/** A purse by its `is_type`, with its balance. Source: WAL-5. */
export type Purse = (typeof kinds)[number] & { readonly held: string }

/** Owner of the funds: a user, or a store if `is_belong` is 1. */
export type Holder = {
  readonly id: number
  readonly name: string
  readonly is_belong: 0 | 1
  readonly purses: readonly Purse[]
}

const filled = (...amounts: readonly string[]): Purse[] =>
  kinds.slice(0, amounts.length).map((kind, at) => ({ ...kind, held: amounts[at] ?? '0' }))

/** The user data that the funds dialog needs. */
export type FundsUser = Pick<User, 'id' | 'nickname' | 'money' | 'frozen_money' | 'integral'>

export const holderOfUser = ({ id, nickname, money, frozen_money, integral }: FundsUser): Holder => ({
  id,
  name: nickname,
  is_belong: 0,
  purses: filled(money, frozen_money, integral),
})

/** Stores have no points. */
export const holderOfStore = ({ id, store_name, store_money, store_frozen_money }: Store): Holder => ({
  id,
  name: store_name,
  is_belong: 1,
  purses: filled(store_money, store_frozen_money),
})
