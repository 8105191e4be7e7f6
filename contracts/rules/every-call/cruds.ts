import { accountFor } from '#contracts/states/ready-accounts.ts'
import { endpoints, nouns } from '#contracts/api/index.ts'
import { OK } from '#contracts/api/kit/envelope.ts'
import { levelOfRefusal } from '#contracts/api/refusal-levels.ts'
import { nameOf, type Endpoint } from '#contracts/api/kit/endpoint.ts'
import { z } from 'zod'
import { aboutSize, allRows, anId, hasId, keyOf, pageAt, pagedCalls } from './lists.ts'
import { firstDifference, shownApart } from '../first-difference.ts'
import { Broken, isRefusal, must, Pointless, same, sampleOf, sure, type Parts, type Rule, type Shop } from '../rule.ts'

type Calls = Readonly<Partial<Record<'list' | 'show' | 'create' | 'update' | 'remove', Endpoint>>>
type Row = Readonly<Record<string, unknown>>

const isCalls = (value: unknown): value is Calls =>
  typeof value === 'object' && value !== null && ('show' in value || 'update' in value) && !('method' in value)

/** Every resource with the calls that `crud()` derived. */
const resources: readonly Calls[] = Object.values(nouns).flatMap(noun => Object.values(noun).filter(isCalls))

const noOne = 987_654_321
const record = z.record(z.string(), z.unknown())

const show = async (shop: Shop, to: Endpoint, id: number): Promise<Row> =>
  record.parse(sure(await shop.send(to, { params: { id } }, accountFor(to))))

/** A value in the form in which sent and stored values are compared: numbers with two decimals, everything else as text. */
const kept = (value: unknown): string => (/^-?\d+(\.\d{1,2})?$/.test(String(value)) ? Number(value).toFixed(2) : String(value))

/** Fields of a body that the row has as well, as plain values. The money of a withdrawal differs by its commission. */
const echoed = (body: unknown, row: Row): string[] =>
  Object.entries(Object(body))
    .filter(([, value]) => ['string', 'number'].includes(typeof value) && value !== '')
    .map(([key]) => key)
    .filter(key => ['string', 'number'].includes(typeof row[key]) && !(key === 'money' && 'commission' in row))

const mustHold = (row: Row, body: unknown): void => {
  for (const key of echoed(body, row)) {
    const sent: unknown = Reflect.get(Object(body), key)
    if (kept(row[key]) === kept(sent)) continue
    const [expected, actual] = shownApart(sent, row[key])
    throw new Broken(`data.${key}`, `what was sent, ${expected}`, actual)
  }
}

/** Fields that refer to other records and fields that must be unique keep their first value. */
const keepsOnEdit = /(?:^|_)(?:id|pid|username|name|ename|code)$/

const fieldsOf = (body: unknown, keep: boolean): [string, unknown][] =>
  Object.entries(Object(body)).filter(([key]) => keepsOnEdit.test(key) === keep)

/** The form of an edit. Some servers refuse an edit that changes nothing, so at least the last letter of the name differs. */
const edited = (added: Row, changed: unknown): Row => {
  const form: Row = Object.fromEntries([...fieldsOf(changed, false), ...fieldsOf(added, true)])
  const differs = Object.entries(form).some(([key, value]) => JSON.stringify(value) !== JSON.stringify(added[key]))
  return differs || typeof form.name !== 'string' ? form : { ...form, name: `${form.name.slice(0, -1)}2` }
}

const totalOf = async (shop: Shop, list: Endpoint): Promise<number> => (await pageAt(shop, list, { per_page: 1 })).total

/** The highest id in a list: that of the record that was created last. */
const newestOf = async (shop: Shop, list: Endpoint): Promise<number> =>
  Math.max(0, ...(await allRows(shop, list)).rows.map(row => Number(row.id)).filter(Number.isInteger))

/** The id of a new record: by full from the reply, by core also from the list. @throws Pointless if neither has it */
const idOf = async (shop: Shop, data: unknown, list: Endpoint | undefined): Promise<number> => {
  if (shop.level === 'full' || hasId(data)) return anId(data)
  const newest = list ? await newestOf(shop, list) : 0
  if (newest === 0) throw new Pointless('The reply does not contain the id of the new record, and no list shows it.')
  return newest
}

const created = async (shop: Shop, to: Endpoint, list: Endpoint | undefined): Promise<{ id: number; body: unknown }> => {
  const { given, params, body } = sampleOf(shop, to)
  await shop.given(...given)
  const before = list && (await totalOf(shop, list))
  const data = sure(await shop.send(to, { params, body }, accountFor(to)))
  const id = await idOf(shop, data, list)
  if (list && before !== undefined) same('data.total', await totalOf(shop, list), before + 1)
  return { id, body }
}

const lifeOf = (create: Endpoint, { list, show: one, update, remove }: Calls): Rule => ({
  name: 'A new record is stored and listed as it was sent; an update is stored; a deleted record is gone.',
  about: [create, ...[one, list, update, remove].filter(to => to !== undefined)],
  source: 'LST-17',
  run: async shop => {
    const { id, body } = await created(shop, create, list)
    if (one) mustHold(await show(shop, one, id), body)
    if (list)
      must(
        (await pageAt(shop, list, { id })).data.some(row => keyOf(row) === String(id)),
        'data.data',
        `the new row ${id}`,
        [],
      )
    if (update && one) {
      const change = edited(Object(body), sampleOf(shop, update).body)
      sure(await shop.send(update, { params: { id }, body: change }, accountFor(update)))
      mustHold(await show(shop, one, id), change)
    }
    if (!remove) return
    const count = sure(await shop.send(remove, { params: { ids: id } }, accountFor(remove)))
    shop.advise(() => same('data', count, 1))
    if (one) isRefusal(await shop.send(one, { params: { id } }, accountFor(one)), 'notFound', 'it was deleted')
    if (list) same('data.total', (await pageAt(shop, list, { id })).total, 0)
  },
})

const unknown = (to: Endpoint): Rule => ({
  name: 'An unknown id is refused.',
  about: [to],
  source: 'LST-17',
  run: async shop => {
    const { body } = sampleOf(shop, to)
    const answer = await shop.send(to, { params: { id: noOne, ids: noOne }, body }, accountFor(to))
    if (levelOfRefusal(to, 'notFound') === 'full') shop.advise(() => isRefusal(answer, 'notFound'))
    else isRefusal(answer, 'notFound')
  },
})

/** The rows beside the named one. The default is one of them, so choosing it changes another. */
const neighbours = async (shop: Shop, list: Endpoint, id: unknown): Promise<Map<string, Row>> => {
  const { data } = await pageAt(shop, list, { per_page: 400 })
  return new Map(data.filter(row => keyOf(row) !== String(id)).map(({ is_default: _, ...row }) => [keyOf(row), row]))
}

const mustStay = (before: ReadonlyMap<string, Row>, after: ReadonlyMap<string, Row>): void => {
  for (const [key, row] of before) {
    const now = after.get(key)
    const difference = now && firstDifference(`data.data[] of ${key}`, row, now)
    if (difference) throw new Broken(difference.field, `as before, ${difference.expected}`, difference.actual)
  }
}

const removes = (remove: Endpoint, list: Endpoint): Rule => ({
  name: 'Deleting removes the addressed record and no other, and deleting it again finds nothing.',
  about: [remove],
  ...aboutSize(list, 'LST-17'),
  run: async shop => {
    const { given, params, as } = sampleOf(shop, remove)
    await shop.given(...given)
    const before = await totalOf(shop, list)
    const parts: Parts = { params }
    const count = sure(await shop.send(remove, parts, as))
    shop.advise(() => same('data', count, 1))
    same('data.total', await totalOf(shop, list), before - 1)
    const again = await shop.send(remove, parts, as)
    shop.advise(() => isRefusal(again, 'notFound', 'it was deleted before'))
    same('data.total', await totalOf(shop, list), before - 1)
  },
})

const changes = (update: Endpoint, one: Endpoint, list: Endpoint | undefined): Rule => ({
  name: 'An update changes the addressed record and no other.',
  about: [update],
  source: 'LST-17',
  run: async shop => {
    const { given, params, body, as } = sampleOf(shop, update)
    await shop.given(...given)
    // A caller has exactly one store, addressed by the id 0.
    const before = list && params?.id !== 0 ? await neighbours(shop, list, params?.id) : undefined
    sure(await shop.send(update, { params, body }, as))
    mustHold(record.parse(sure(await shop.send(one, { params }, as))), body)
    if (list && before) mustStay(before, await neighbours(shop, list, params?.id))
  },
})

const at = (method: Endpoint['method'], path: string): Endpoint | undefined =>
  endpoints.find(to => to.method === method && to.path === path && to.variant === undefined)

const pairs = endpoints.flatMap((to): Rule[] => {
  const above = at('GET', to.path.replace(/\/\{ids?\}$/, ''))
  const list = above && pagedCalls.includes(above) ? above : undefined
  const isRemoval = to.method === 'DELETE' && to.path.endsWith('/{ids}')
  const one = to.method === 'PUT' && to.path.endsWith('/{id}') && to.body ? at('GET', to.path) : undefined
  return [...(list && isRemoval ? [removes(to, list)] : []), ...(one ? [changes(to, one, list)] : [])]
})

/** Refusals because a record must be unique: they prevent sending the same form twice. */
const unique = /Taken$|Overlaps$|Too(?:Low|Soon)$/

const several = (create: Endpoint, remove: Endpoint, list: Endpoint | undefined): Rule => ({
  name: 'Several records are deleted with one request.',
  about: [remove],
  source: 'LST-17',
  run: async shop => {
    const { id, body } = await created(shop, create, list)
    const { params } = sampleOf(shop, create)
    const twin = await shop.send(create, { params, body }, accountFor(create))
    // Two equal records may be forbidden.
    if (twin.code !== OK) return
    const second = await idOf(shop, twin.data, list)
    const count = sure(await shop.send(remove, { params: { ids: `${id},${second}` } }, accountFor(remove)))
    shop.advise(() => same('data', count, 2))
    if (list) {
      const left = (await pageAt(shop, list, { id: `${id},${second}|in` })).total
      same('data.total of the deleted', left, 0)
    }
    const again = await shop.send(remove, { params: { ids: second } }, accountFor(remove))
    shop.advise(() => isRefusal(again, 'notFound', 'it was deleted before'))
  },
})

/** Rules for every resource that can be listed, shown, created, updated and deleted. */
export const crudRules: readonly Rule[] = [
  ...pairs,
  ...resources.flatMap(calls => {
    const { create, remove, show: one, update } = calls
    return [
      ...(create ? [lifeOf(create, calls)] : []),
      ...(create && remove && !create.errors?.some(name => unique.test(name)) ? [several(create, remove, calls.list)] : []),
      ...[one, update, remove].filter(to => to !== undefined && nameOf(to).includes('{')).map(to => unknown(to as Endpoint)),
    ]
  }),
]
