import type { Db } from '../../db/db.ts'
import type { RowOf } from '../../db/rows.ts'
import { refuse } from '../../refusal.ts'

type Group = RowOf<'collective_logs'>

/** The `collective_id` that opens a new group. Source: GRP-1. */
const opens = -1

/** The group-buy offer of a product, which is its first. Source: GRP-3. */
export const groupOffer = (db: Db, goods: number): RowOf<'collectives'> | undefined => db.collectives.by('goods_id', goods)[0]

/** The orders of a group, without cancelled ones. */
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
 * The group of a new order: a new group or the one to join. Undefined if the product no longer has an offer.
 * @param requested `collective_id` of the order's first line: 0 none, -1 opens a group, an id joins that group.
 * @throws Refusal groupFull if the group is full or over, or belongs to another product.
 */
export const groupFor = (db: Db, user: number, goods: number, requested: number): Group | undefined => {
  if (requested === 0) return undefined
  if (requested === opens) {
    const offer = groupOffer(db, goods)
    return offer && open(db, user, offer)
  }
  const group = db.collective_logs.find(requested)
  if (group?.status !== 2 || group.goods_id !== goods || membersOf(db, group.id).length >= group.need) return refuse('groupFull')
  return group
}

/** Updates a group's status: complete with all its members, open again with fewer, cancelled with none. */
export const settleGroup = (db: Db, id: number): void => {
  const group = db.collective_logs.find(id)
  if (!group) return
  const members = membersOf(db, id).length
  const status = members >= group.need ? 1 : members > 0 ? 2 : 0
  if (status !== group.status) db.collective_logs.change(id, { status })
}

/** Checks that a cancelled order may rejoin its group. Source: OST-17. @throws Refusal groupFull. */
export const rejoinGroup = (db: Db, { collective_id }: RowOf<'orders'>): void => {
  const group = db.collective_logs.find(collective_id)
  if (group && membersOf(db, group.id).length >= group.need) refuse('groupFull')
}
