import { adminInfo, buyerInfo, sellerInfo } from '#contracts/api/accounts/auth.ts'
import { nouns } from '#contracts/api/index.ts'
import { nameOf, onlyReads, paramNames, type Endpoint } from '#contracts/api/kit/endpoint.ts'
import { accountFor } from '#contracts/states/ready-accounts.ts'
import { states, type Given } from '#contracts/states/index.ts'
import { examples } from '#contracts/examples/index.ts'
import { kindOfField, kindOfPath, made, type Named } from './ids.ts'
import { isWait, sceneOf, type Plan, type Step } from './step.ts'

type Noun = keyof typeof nouns

/** Other nouns whose reads show the writes of a noun. Its own reads, and those that read its states back, are always included. */
const beside: { readonly [N in Noun]?: readonly Noun[] } = {
  addresses: ['orders'],
  carts: ['goods', 'common'],
  orders: [
    'carts',
    'goods',
    'auth',
    'moneyLogs',
    'coupons',
    'backOfficeOrders',
    'collectives',
    'distributions',
    'dashboards',
    'userDefault',
  ],
  backOfficeOrders: ['orders', 'goods', 'auth', 'moneyLogs', 'coupons', 'refunds', 'dashboards', 'userDefault'],
  refunds: ['orders', 'auth', 'moneyLogs', 'backOfficeOrders', 'goods', 'coupons', 'dashboards'],
  cashes: ['auth', 'moneyLogs', 'backOfficeStores', 'userChecks'],
  orderSettlements: ['moneyLogs', 'backOfficeStores', 'auth', 'distributions'],
  orderComments: ['orders', 'goods', 'backOfficeOrders'],
  integralOrders: ['integralGoods', 'auth', 'moneyLogs'],
  users: ['auth', 'moneyLogs', 'backOfficeStores', 'dashboards'],
  backOfficeGoods: ['goods', 'carts'],
  favorites: ['goods', 'userDefault'],
  coupons: ['goods', 'auth'],
  goodsClasses: ['goods'],
  seckills: ['goods'],
  collectives: ['goods'],
  distributions: ['goods'],
  freights: ['backOfficeGoods'],
  stores: ['backOfficeStores'],
  backOfficeStores: ['stores', 'goods'],
}

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value

/** The calls of a noun. */
export const callsOf = (noun: Noun): Endpoint[] =>
  Object.values(nouns[noun]).flatMap((value: unknown) =>
    isEndpoint(value)
      ? [value]
      : typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
        ? Object.values(value).filter(isEndpoint)
        : [],
  )

const byCall = new Map((Object.keys(nouns) as Noun[]).flatMap(noun => callsOf(noun).map(to => [to, noun] as const)))

/** The noun of a call, and the nouns whose reads show its writes. */
export const neighboursOf = (to: Endpoint): readonly Noun[] => {
  const own = byCall.get(to)
  return own ? [own, ...(beside[own] ?? [])] : []
}

/** Reads that are sent by POST. */
const posted: readonly Endpoint[] = [buyerInfo, sellerInfo, adminInfo]
const isRead = (to: Endpoint): boolean => onlyReads(to) || posted.includes(to)

/** Calls that only read, but whose reply differs every time, also because it counts them. */
const restless: readonly string[] = ['/openid/code', '/wechat/ticket', '/article/{name}']

/** Calls that process everything that is due, for all accounts: their result also depends on records of other people. */
export const sweeps = (to: Endpoint): boolean => to.path === '/Admin/order_settlement_handle'

const isWrite = (to: Endpoint): boolean => !isRead(to) || restless.includes(to.path)

const sampleOf = (to: Endpoint) => examples.find(example => example.to === to && example.error === undefined)

/** The number of rows on the first page of a list that holds whatever a sequence creates. */
export const enoughRows = 30

const firstPage = (query: unknown): object => ({ ...Object(query), page: 1, per_page: enoughRows })

const withoutId = (query: unknown): object =>
  Object.fromEntries(Object.entries(Object(query) as object).filter(([name]) => name !== 'id'))

const listing = (to: Endpoint, as: Step['as']): Step[] => {
  const query = withoutId(sampleOf(to)?.query)
  const isPaged = 'total' in Object(sampleOf(to)?.reply)
  return [
    {
      to,
      as,
      query: isPaged ? firstPage(query) : query,
      ...(posted.includes(to) && { body: sampleOf(to)?.body }),
      given: [],
    },
  ]
}

const looksAs = (to: Endpoint, as: Step['as'], idsOf: (kind: string) => readonly unknown[]): Step[] => {
  const [param, ...others] = paramNames(to.path)
  if (!isRead(to) || restless.includes(to.path) || others.length > 0) return []
  // Encoded parameters name records that may not exist.
  if (param === undefined) return 'params' in Object(sampleOf(to)?.query) ? [] : listing(to, as)
  const { params, query } = sampleOf(to) ?? {}
  // What is read by its name, such as an agreement, is one that every shop has.
  if (param !== 'id') return params === undefined ? [] : [{ to, as, params, query, given: [] }]
  // Calls that take the caller's own record from the token ignore the id; their examples send 0.
  const isOwn = Object(params).id === 0
  return (isOwn ? [0] : idsOf(kindOfPath(to.path))).map(id => ({ to, as, params: { id }, query, given: [] }))
}

/** The reads of a call: by its usual account, and for calls of shoppers also by every account that has made a write. */
const looksOf = (to: Endpoint, actors: readonly Step['as'][], idsOf: (kind: string) => readonly unknown[]): Step[] =>
  [...new Set([accountFor(to), ...(to.auth === 'buyer' ? actors : [])])].flatMap(as => looksAs(to, as, idsOf))

/** The kinds of a state's `id`, derived from the calls that read the state back. */
const kindsOfId = ([name, facts]: Given, id: number): string[] =>
  states[name].readBack(facts).flatMap(({ to, input }) => {
    const { params, query } = Object(input) as { params?: { id?: unknown }; query?: { id?: unknown } }
    return params?.id === id || query?.id === id ? [kindOfPath(to.path)] : []
  })

const kindsOfRecords: ReadonlySet<string> = new Set([...byCall.keys()].map(({ path }) => kindOfPath(path)))

/** The ids that states name, by kind. */
export const namedIn = (scene: readonly Given[]): Named => {
  const found = scene.flatMap(given =>
    Object.entries(given[1]).flatMap(([field, id]: [string, unknown]) => {
      if (typeof id !== 'number' || id < 90_000) return []
      const kind = kindOfField(field, '') ?? ''
      // A field such as `custom_id` names a record of a kind that its name does not tell.
      const kinds = field === 'id' ? kindsOfId(given, id) : [kindsOfRecords.has(kind) ? kind : '']
      return (kinds.length > 0 ? kinds : ['']).map(kind => [kind, id] as const)
    }),
  )
  return new Map([...Map.groupBy(found, ([kind]) => kind)].map(([kind, own]) => [kind, new Set(own.map(([, id]) => id))]))
}

const idsIn = (plan: Plan): ((kind: string) => readonly unknown[]) => {
  const named = namedIn(sceneOf(plan))
  return kind => [...(named.get(kind) ?? []), made(kind, 0), made(kind, 1)]
}

/** Whether a read and a write belong to the same noun. */
export const isNear = (read: Endpoint, write: Endpoint): boolean => byCall.get(read) === byCall.get(write)

const keyOf = ({ to, as, params, query, body }: Step): string => JSON.stringify([nameOf(to), as, params, query, body])

/** All reads beside the steps: those that read the states back, and those of the nouns that the writes affect. */
export const observationsOf = (plan: Plan): Step[] => {
  const steps = plan.flatMap(step => (isWait(step) ? [] : [step]))
  const idsOf = idsIn(plan)
  const back: Step[] = sceneOf(plan).flatMap(([name, facts]) =>
    states[name]
      .readBack(facts)
      .filter(({ to }) => isRead(to))
      .map(({ to, input, as }) => ({ to, as, ...Object(input), given: [] })),
  )
  const touched = new Set(steps.filter(({ to }) => isWrite(to)).flatMap(({ to }) => neighboursOf(to)))
  const actors = steps.filter(({ to, as }) => isWrite(to) && to.auth === 'buyer' && as !== undefined).map(({ as }) => as)
  const looks = [...touched].flatMap(noun => callsOf(noun).flatMap(to => looksOf(to, actors, idsOf)))
  const own = steps.filter(({ to }) => !isWrite(to)).map(step => ({ ...step, given: [] }))
  return [...new Map([...back, ...looks, ...own].map(step => [keyOf(step), step])).values()]
}

export { isRead, isWrite, keyOf }
