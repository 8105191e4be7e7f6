import { endpoints } from '#contracts/api/index.ts'
import { OK } from '#contracts/api/kit/envelope.ts'
import { adminOrderStatus } from '#contracts/api/orders/back-office-orders.ts'
import { createOrder } from '#contracts/api/orders/orders.ts'
import { nameOf, onlyReads, paramNames, type Endpoint } from '#contracts/api/kit/endpoint.ts'
import { examples } from '#contracts/examples/index.ts'
import { inParts, inTurn, mustRefuse, notBuilt, trouble, type Check, type Trouble, type Visit } from '../check.ts'
import { anAddress, orderForm } from './shopping.ts'
import { isMissing, Skipped, type Parts, type Person } from '../person.ts'

/** The list that contains the ids of a path, where the path does not name it. */
const listPaths: Readonly<Record<string, string>> = {
  '/user/order': '/user/orders',
  '/user/order/refund': '/user/orders',
  '/user/addresses/default': '/user/addresses',
  '/Seller/refunds': '/Seller/orders',
  '/Seller/orders/print/waybill': '/Seller/orders',
}

/** The id of its path has no meaning; the form contains the ids. */
const leftOut: readonly string[] = ['/Seller/freights/{id}', '/goods_comments/{id}']

const basePath = (path: string): string => path.replace(/\/{\w+}$/, '')

const listFor = (to: Endpoint): { to: Endpoint; list: Endpoint } | undefined => {
  const wanted = listPaths[basePath(to.path)] ?? basePath(to.path)
  const list = endpoints.find(
    ({ method, path, auth, variant }) => method === 'GET' && path === wanted && auth === to.auth && variant === undefined,
  )
  return list && { to, list }
}

type Row = Readonly<Record<string, unknown>>

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null

/** The rows of a page or a list; of a cart, its lines. */
const rowsOf = (data: unknown): Row[] => {
  const list = isRow(data) && Array.isArray(data.data) ? data.data : data
  if (!Array.isArray(list)) return []
  return list.filter(isRow).flatMap(row => (Array.isArray(row.cart_list) ? row.cart_list.filter(isRow) : [row]))
}

const idOf = (row: Row): number => Number(row.id ?? row.cart_id)

const listed = async (who: Person, list: Endpoint): Promise<Row[]> =>
  rowsOf((await who.send(list, { query: { page: 1, per_page: 100 } })).data)

type Try = { to: Endpoint; list: Endpoint; row: Row; owner: Person; intruder: Person }

const partsFor = ({ to, row }: Try): Parts => ({
  params: Object.fromEntries(paramNames(to.path).map(name => [name, idOf(row)])),
  body: to.method === 'PUT' ? examples.find(one => one.to === to && one.error === undefined)?.body : undefined,
})

/** Checks that the call was refused and that the owner's row is unchanged. */
const staysClosed = async (attempt: Try): Promise<Trouble[]> => {
  const { to, list, row, owner, intruder } = attempt
  const opened = await mustRefuse(intruder, to, partsFor(attempt))
  if (onlyReads(to)) return opened
  const after = (await listed(owner, list)).find(one => idOf(one) === idOf(row))
  if (opened.length > 0 || JSON.stringify(after) === JSON.stringify(row)) return opened
  const { curl } = await owner.send(list, {})
  return [trouble(list, { curl }, `${owner.name}'s row ${idOf(row)} unchanged`, after ? JSON.stringify(after) : 'it is gone')]
}

const notShared = async (list: Endpoint, mine: Person, other: Person): Promise<Trouble[]> => {
  const theirs = new Set((await listed(other, list)).map(idOf))
  const both = (await listed(mine, list)).map(idOf).filter(id => theirs.has(id))
  const { curl } = await mine.send(list, {})
  return both.length === 0
    ? []
    : [
        trouble(
          list,
          { curl },
          `${mine.name} and ${other.name} see nothing of each other`,
          `both see ${both.slice(0, 5).join(', ')}`,
        ),
      ]
}

/** Sorts calls: those that read first, those that delete last. */
const turnOf = (to: Endpoint): number => (onlyReads(to) ? 0 : to.method === 'DELETE' ? 2 : 1)

const callsOf = (auth: 'buyer' | 'seller'): { to: Endpoint; list: Endpoint }[] =>
  endpoints
    .filter(to => to.auth === auth && to.path.endsWith('}') && !leftOut.includes(to.path))
    .toSorted((a, b) => turnOf(a) - turnOf(b))
    .flatMap(to => listFor(to) ?? [])

/** A row that only one of the two accounts has, and its owner. */
const privateRow = async (list: Endpoint, one: Person, two: Person): Promise<Omit<Try, 'to'> | undefined> => {
  const [ones, twos] = [await listed(one, list), await listed(two, list)]
  const only = (own: Row[], others: Row[]) => own.find(row => !others.some(other => idOf(other) === idOf(row)))
  const mine = only(ones, twos)
  if (mine) return { list, row: mine, owner: one, intruder: two }
  const theirs = only(twos, ones)
  return theirs && { list, row: theirs, owner: two, intruder: one }
}

/** Calls whose list the server has, and a note on each list that it does not have yet. */
const builtCalls = async (auth: 'buyer' | 'seller', who: Person) => {
  const calls = callsOf(auth)
  const missing = await inTurn([...new Set(calls.map(({ list }) => list))], async list => {
    const answer = await who.send(list, {})
    return isMissing(answer) ? [notBuilt(list, answer)] : []
  })
  const names = new Set(missing.map(({ call }) => call))
  return { calls: calls.filter(({ list }) => !names.has(nameOf(list))), missing }
}

/** `two` is a function, because the account is only needed if there is a call to check. */
const keepsOwners = async (auth: 'buyer' | 'seller', one: Person, second: () => Person): Promise<Trouble[]> => {
  let tried = 0
  const { calls, missing } = await builtCalls(auth, one)
  if (calls.length === 0) return missing
  const two = second()
  const opened = await inTurn(calls, async ({ to, list }) => {
    const found = await privateRow(list, one, two)
    if (!found) return []
    tried += 1
    return staysClosed({ to, ...found })
  })
  const shared = await inTurn([...new Set(calls.map(({ list }) => list))], list => notShared(list, one, two))
  if (tried === 0) throw new Skipped(`Neither ${one.name} nor ${two.name} owns anything.`)
  return [...opened, ...shared, ...missing]
}

/** An order cannot be sent to the address of another shopper. Source: ORD-5. */
const keepsAddresses = async ({ people: { shopper, otherShopper, guest, admin } }: Visit): Promise<Trouble[]> => {
  const address = await anAddress(otherShopper, guest)
  const body = await orderForm(guest, address.id)
  const answer = await shopper.send(createOrder, { body })
  const placed = createOrder.reply.safeParse(answer.data).data?.order_id ?? []
  for (const id of answer.code === OK ? placed : []) await admin.send(adminOrderStatus, { body: { id, status: 0 } })
  await address.remove()
  if (isMissing(answer)) return [notBuilt(createOrder, answer)]
  return answer.code === OK
    ? [trouble(createOrder, answer, `${shopper.name} is refused ${otherShopper.name}'s address`, answer.text)]
    : []
}

/** Nobody reads, changes or deletes rows of others. */
export const ownershipChecks: readonly Check[] = [
  {
    name: 'shoppers',
    about: "A shopper can neither see, touch nor use another's addresses, orders, carts, comments and the like.",
    run: visit => {
      const { shopper } = visit.people
      return inParts([() => keepsOwners('buyer', shopper, () => visit.people.otherShopper), () => keepsAddresses(visit)])
    },
  },
  {
    name: 'stores',
    about: "A store can neither see nor touch another's products, orders, campaigns, roles and the like.",
    run: ({ people }) => keepsOwners('seller', people.seller, () => people.otherSeller),
  },
]
