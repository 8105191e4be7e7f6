import { userAddresses } from '#contracts/api/accounts/addresses.ts'
import { adminInfo, buyerInfo, editAdmin, editBuyer } from '#contracts/api/accounts/auth.ts'
import { sellerGoods } from '#contracts/api/catalogue/back-office-goods.ts'
import { adminUsers } from '#contracts/api/accounts/users.ts'
import type { Endpoint } from '#contracts/api/kit/endpoint.ts'
import { OK } from '#contracts/api/kit/envelope.ts'
import { inParts, trouble, type Check, type Trouble, type Visit } from '../check.ts'
import { isMissing, Skipped, Stuck, type Answer, type Person } from '../person.ts'
import { addressForm } from './shopping.ts'

type Row = Readonly<Record<string, unknown>>

/**
 * Sends fields that the form does not have: none may be stored.
 * @throws Stuck if the call is not implemented.
 */
const untouched = (to: Endpoint, answer: Answer, before: Row, after: Row, names: readonly string[]): Trouble[] => {
  if (isMissing(answer)) throw new Stuck(to, answer)
  return names
    .filter(name => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
    .map(name =>
      trouble(to, answer, `"${name}" stays ${JSON.stringify(before[name])}`, `it is ${JSON.stringify(after[name])} now`),
    )
}

const users = { body: { provider: 'users' as const } }
const admins = { body: { provider: 'admins' as const } }

const profiles = async ({ people: { shopper, otherShopper } }: Visit): Promise<Trouble[]> => {
  const before = await shopper.ask(buyerInfo, users)
  const { id: belong_id } = await otherShopper.ask(buyerInfo, users)
  const forged = { id: belong_id, money: '9999.00', integral: '9999.00', frozen_money: '1.00', belong_id, is_super: 1 }
  const answer = await shopper.send(editBuyer, { body: { provider: 'users', nickname: before.nickname, ...forged } })
  const after = await shopper.ask(buyerInfo, users)
  return untouched(editBuyer, answer, before, after, ['id', 'money', 'integral', 'frozen_money', 'belong_id'])
}

/** The codes of a refusal for lack of permission. */
const notAllowed: readonly number[] = [402, 403]

/** Whether a clerk who may not see the own profile may afterwards do what only others may. */
const staysClerk = async (clerk: Person): Promise<Trouble[]> => {
  const may = async (): Promise<Answer> => clerk.send(adminUsers.list, { query: { page: 1, per_page: 1 } })
  if (!notAllowed.includes((await may()).code))
    throw new Skipped(
      'The clerk may see neither the own profile nor is refused the list of users, so a promotion would not show.',
    )
  const answer = await clerk.send(editAdmin, { body: { provider: 'admins', nickname: 'Clerk', is_super: 1, role_id: [1] } })
  if (isMissing(answer)) throw new Stuck(editAdmin, answer)
  const after = await may()
  return after.code === OK ? [trouble(editAdmin, answer, 'the clerk stays refused the list of users', after.text)] : []
}

const clerks = async ({ people: { clerk } }: Visit): Promise<Trouble[]> => {
  // Whether every administrator may see the own profile is not certain on all servers. Source: ROL-1.
  if (notAllowed.includes((await clerk.send(adminInfo, admins)).code)) return staysClerk(clerk)
  const before = await clerk.ask(adminInfo, admins)
  const body = { provider: 'admins', nickname: before.nickname, is_super: 1, role_id: [1], belong_id: 0 }
  const answer = await clerk.send(editAdmin, { body })
  return untouched(editAdmin, answer, before, await clerk.ask(adminInfo, admins), ['id', 'username', 'is_super'])
}

const addresses = async ({ people: { shopper, otherShopper, guest } }: Visit): Promise<Trouble[]> => {
  const { id: user_id } = await otherShopper.ask(buyerInfo, users)
  const form = await addressForm(guest)
  const answer = await shopper.send(userAddresses.create, { body: { ...form, user_id, belong_id: user_id } })
  if (isMissing(answer)) throw new Stuck(userAddresses.create, answer)
  const id = Number(typeof answer.data === 'object' && answer.data !== null && 'id' in answer.data ? answer.data.id : 0)
  const own = await shopper.send(userAddresses.show, { params: { id } })
  if (own.code !== 200) return [trouble(userAddresses.create, answer, 'the address belongs to who added it', own.text)]
  await shopper.send(userAddresses.remove, { params: { ids: id } })
  return []
}

const products = async ({ people: { seller } }: Visit): Promise<Trouble[]> => {
  const { data } = await seller.ask(sellerGoods.list, { query: { page: 1, per_page: 1 } })
  const [goods] = data
  if (!goods) throw new Skipped('The seller has no product.')
  const input = { params: { id: goods.id } }
  const before = await seller.ask(sellerGoods.show, input)
  const { goods_name, goods_price, goods_market_price } = before
  const forged = { store_id: before.store_id + 1, goods_sale: 9999, goods_collect: 9999, is_master: 1, is_recommend: 1 }
  const answer = await seller.send(sellerGoods.update, {
    ...input,
    body: { goods_name, goods_price, goods_market_price, ...forged },
  })
  const after = await seller.ask(sellerGoods.show, input)
  return untouched(sellerGoods.update, answer, before, after, ['store_id', 'goods_sale', 'is_master'])
}

/** A form writes only its own fields. */
export const assignmentChecks: readonly Check[] = [
  {
    name: 'mass assignment',
    about: 'Fields that a form does not have are not stored: balance, points, owner, role, sales.',
    run: visit => inParts([profiles, clerks, addresses, products].map(part => () => part(visit))),
  },
]
