import type { Db } from '../../db/db.ts'
import type { RowOf } from '../../db/rows.ts'
import { refuse } from '../../refusal.ts'

type Group = RowOf<'collective_logs'>

/** What a shopper says to open a group of their own. Source: GRP-1. */
const opens = -1

/** The group-buy offer of a product: the first one counts. Source: GRP-3. */
export const groupOffer = (db: Db, goods: number): RowOf<'collectives'> | undefined => db.collectives.by('goods_id', goods)[0]

/** Orders that make up a group; a cancelled one has left it. */
export const membersOf = (db: Db, group: number): RowOf<'orders'>[] =>
  db.orders.by('collective_id', group).filter(order => order.order_status !== 0)

/** Groups of a product that can be joined, with the number of their orders. */
export const openGroups = (db: Db, goods: number): { group: Group; orders: number }[] =>
  db.collective_logs
    .by('goods_id', goods)
    .filter(group => group.status === 2)
    .map(group => ({ group, orders: membersOf(db, group.id).length }))

const open = (db: Db, user_id: number, { id, store_id, goods_id, discount, need }: RowOf<'collectives'>): Group =>
  db.collective_logs.add({ collective_id: id, user_id, store_id, goods_id, discount, need, status: 2 })

/**
 * The group that an order belongs to: a new one, or one to join. None where the product has no offer any more.
 * @param asked `collective_id` of the order's first line: 0 none, -1 opens, an id joins.
 * @throws Refusal groupFull when the group has all its members, is over, or is for another product.
 */
export const groupFor = (db: Db, user: number, goods: number, asked: number): Group | undefined => {
  if (asked === 0) return undefined
  if (asked === opens) {
    const offer = groupOffer(db, goods)
    return offer && open(db, user, offer)
  }
  const group = db.collective_logs.find(asked)
  if (group?.status !== 2 || group.goods_id !== goods || membersOf(db, group.id).length >= group.need) return refuse('groupFull')
  return group
}

/** A group is complete when it has its members; one that lost a member gathers again, one that lost all is given up. */
export const settleGroup = (db: Db, id: number): void => {
  const group = db.collective_logs.find(id)
  if (!group) return
  const members = membersOf(db, id).length
  const status = members >= group.need ? 1 : members > 0 ? 2 : 0
  if (status !== group.status) db.collective_logs.change(id, { status })
}

/** Whether a cancelled order may be a member of its group again. Source: OST-17. @throws Refusal groupFull. */
export const rejoinGroup = (db: Db, { collective_id }: RowOf<'orders'>): void => {
  const group = db.collective_logs.find(collective_id)
  if (group && membersOf(db, group.id).length >= group.need) refuse('groupFull')
}
