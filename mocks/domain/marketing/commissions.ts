import type { Db } from '../../db/db.ts'
import type { RowOf } from '../../db/rows.ts'
import type { Text } from '../../db/text.ts'
import { cents, moneyText } from '#contracts/wire/money.ts'

type User = RowOf<'users'>

/** Labels of commissions, direct inviter first. */
export const levelNames: readonly Text[] = [
  { zh: '一级分销', en: 'First level' },
  { zh: '二级分销', en: 'Second level' },
  { zh: '三级分销', en: 'Third level' },
]

/** The inviters of a shopper, up to three levels, without duplicates. Source: RFL-4. */
export const invitersOf = (db: Db, user: User): User[] => {
  const chain: User[] = []
  let next = db.users.find(user.inviter_id)
  while (next && chain.length < levelNames.length && next.id !== user.id && !chain.includes(next)) {
    chain.push(next)
    next = db.users.find(next.inviter_id)
  }
  return chain
}

/** The shoppers whom a shopper invited, on one level: 0 directly, 1 through those, 2 one level further. Newest first. */
export const inviteesOf = (db: Db, user: number, level: number): User[] => {
  let found = db.users.by('inviter_id', user)
  for (let below = 0; below < level; below++) found = found.flatMap(one => db.users.by('inviter_id', one.id))
  return [...new Set(found)].filter(one => one.id !== user).sort((a, b) => b.id - a.id)
}

/**
 * Logs what the buyer's inviters earn on an order: one entry per level for each line with a referral offer. Rates are
 * percentages. Together they are at most what the buyer paid. Source: RFL-2, RFL-3, RFL-10.
 */
export const logCommissions = (
  db: Db,
  order: RowOf<'orders'>,
  times: { created_at?: string; updated_at?: string } = {},
): void => {
  const buyer = db.users.find(order.user_id)
  const inviters = buyer ? invitersOf(db, buyer) : []
  if (inviters.length === 0) return
  let left = cents(order.total_price)
  for (const line of db.order_goods.by('order_id', order.id)) {
    const offer = db.distributions.by('goods_id', line.goods_id)[0]
    if (!offer) continue
    const rates = [offer.lev_1, offer.lev_2, offer.lev_3]
    for (const [level, { id }] of inviters.entries()) {
      const lev = rates[level] ?? '0.00'
      const commission = Math.min(left, Math.round((cents(line.total_price) * cents(lev)) / 10_000))
      left -= commission
      db.distribution_logs.add({
        name: levelNames[level] ?? '',
        user_id: id,
        store_id: order.store_id,
        order_id: order.id,
        distribution_id: offer.id,
        order_goods_id: line.id,
        money: line.total_price,
        lev,
        commission: moneyText(commission),
        status: 0,
        ...times,
      })
    }
  }
}

/** Removes the unpaid commissions of an order whose payment was returned. Source: OST-18. */
export const dropCommissions = (db: Db, order: number): void => {
  for (const { id, status } of db.distribution_logs.by('order_id', order)) if (status === 0) db.distribution_logs.remove(id)
}
