import { accountFor } from '#contracts/states/ready-accounts.ts'
import { buyerInfo } from '#contracts/api/accounts/auth.ts'
import { adminOrders, sellerOrders } from '#contracts/api/orders/back-office-orders.ts'
import { sellerStores } from '#contracts/api/stores/back-office-stores.ts'
import { endpoints } from '#contracts/api/index.ts'
import { listCart } from '#contracts/api/orders/carts.ts'
import { OK } from '#contracts/api/kit/envelope.ts'
import { onlyReads, type Endpoint } from '#contracts/api/kit/endpoint.ts'
import { listOrders } from '#contracts/api/orders/orders.ts'
import { differencesIn, lastingDifference, type Parting } from '../first-difference.ts'
import { Broken, users, type Answer, type Parts, type Rule, type Sample, type Shop, type Who } from '../rule.ts'
import { pagedCalls } from './lists.ts'

type Look = { readonly to: Endpoint; readonly parts: Parts }

const few = { query: { per_page: 5 } } as const
const fewOrders = { query: { per_page: 5, isResource: 'Home' } } as const

/** What the refused call of each audience might have changed, whatever it was. */
const always: Readonly<Record<Endpoint['auth'], readonly Look[]>> = {
  none: [],
  optional: [],
  buyer: [
    { to: buyerInfo, parts: users },
    { to: listOrders, parts: fewOrders },
    { to: listCart, parts: {} },
  ],
  seller: [
    { to: sellerStores.show, parts: { params: { id: 0 } } },
    { to: sellerOrders.list, parts: few },
  ],
  admin: [{ to: adminOrders.list, parts: few }],
}

/** The first segments of a path: `/Admin/goods_brands`. */
const root = (path: string): string => path.split('/').slice(0, 3).join('/')

const ids = (params: Parts['params']): string | number | undefined => params?.id ?? params?.ids

/** The calls that would show an effect of the refused request. */
const looksAfter = (to: Endpoint, { params }: Sample): Look[] => {
  const id = ids(params)
  const own = pagedCalls.filter(({ path }) => path === root(to.path)).map(list => ({ to: list, parts: few }))
  const one = endpoints.filter(({ method, path }) => method === 'GET' && path === `${root(to.path)}/{id}`)
  return [
    ...(always[to.auth] ?? []),
    ...own,
    ...(id === undefined ? [] : one.map(show => ({ to: show, parts: { params: { id } } }))),
  ]
}

const lookAt = async (shop: Shop, { to, parts }: Look): Promise<object> => {
  const { code, data } = await shop.send(to, parts, accountFor(to))
  return { code, data }
}

const stand = async (shop: Shop, looks: readonly Look[]): Promise<object[]> => {
  const answers: object[] = []
  for (const look of looks) answers.push(await lookAt(shop, look))
  return answers
}

/** Longer than the smallest step of a time, in milliseconds. */
const aSecond = 1100

/** The first difference from the earlier look that is still there a second later. */
const changeIn = async (shop: Shop, look: Look, was: object, is: object): Promise<Parting | undefined> => {
  const once = differencesIn('', was, is)
  if (once.length === 0) return undefined
  await new Promise(resolve => void setTimeout(resolve, aSecond))
  return lastingDifference(once, differencesIn('', was, await lookAt(shop, look)))
}

/** Sends a request. @returns the answer, or the error that describes why there is none: a crash is also a refusal. */
const answerTo = (shop: Shop, to: Endpoint, sample: Sample, who: Who): Promise<Answer | Broken> =>
  shop.send(to, sample, who).catch((reason: unknown) => {
    if (reason instanceof Broken) return reason
    throw reason
  })

/**
 * Sends a request that should be refused and, if it is, checks that nothing has changed.
 * @returns the answer, or the crash in its place
 * @throws Broken if something has changed
 */
const attempt = async (shop: Shop, to: Endpoint, sample: Sample, who: Who): Promise<Answer | Broken> => {
  const looks = looksAfter(to, sample)
  const before = await stand(shop, looks)
  const answer = await answerTo(shop, to, sample, who)
  const after = !(answer instanceof Broken) && answer.code === OK ? before : await stand(shop, looks)
  for (const [at, look] of looks.entries()) {
    const difference = await changeIn(shop, look, before[at] ?? {}, after[at] ?? {})
    if (!difference) continue
    const field = `${difference.field.slice(1)} of ${look.to.method} ${look.to.path} after «${sample.when}»`
    throw new Broken(field, difference.expected, difference.actual)
  }
  return answer
}

/**
 * Sends a request that should be refused and, if it is, checks that nothing has changed.
 * @throws Broken if something has, or if the server crashes
 */
export const changesNothing = async (...asked: Parameters<typeof attempt>): Promise<Answer> => {
  const answer = await attempt(...asked)
  if (answer instanceof Broken) throw answer
  return answer
}

const changing = endpoints.filter(to => !onlyReads(to) && to.sends !== 'multipart')

/** A refused request has no effect. */
export const refusalRules: readonly Rule[] = changing.map(to => ({
  name: 'A refused request changes nothing.',
  about: [to],
  source: 'ENV-5, MCK-2',
  bug: 'a refused request changes something',
  leavesTraces: true,
  run: async shop => {
    const answers: (Answer | Broken)[] = []
    for (const sample of shop.samples(to).filter(({ error }) => error !== undefined && error !== 'notLoggedIn')) {
      await shop.given(...sample.given)
      answers.push(await attempt(shop, to, sample, sample.as))
    }
    const crash = answers.find(answer => answer instanceof Broken)
    if (crash) throw crash
  },
}))
