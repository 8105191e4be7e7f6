import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { endpoint } from '../api/kit/endpoint.ts'
import { core, full } from '../api/kit/level.ts'
import { dateTime, flag, id, money } from '../api/kit/values.ts'
import { makeCoreReply } from './core-reply.ts'
import { mismatchesIn } from '../wire/mismatch.ts'
import { readsIn } from './reads.ts'

const wrongIn = (reply: z.ZodType, data: unknown, reads?: readonly string[]): string[] => {
  const to = endpoint({ method: 'GET', path: '/things', auth: 'none', about: 'List things', reply })
  const schema = makeCoreReply(to, readsIn(reads ? { 'GET /things': reads } : {}, to))
  return mismatchesIn(schema, data).map(({ path }) => path.join('.'))
}

describe('the level of a field', () => {
  const Thing = z.object({ id, name: z.string(), stock: z.int() })

  // Proves LEV-1.
  it('is core where a page reads it, and full where none does', () => {
    expect(wrongIn(Thing, {}, ['id', 'name'])).toEqual(['id', 'name'])
    expect(wrongIn(Thing, { id: 1, name: 'Mug' }, ['id', 'name'])).toEqual([])
  })

  // Proves LEV-1.
  it('is core for every field of a call that was not traced', () => {
    expect(wrongIn(Thing, {})).toEqual(['id', 'name', 'stock'])
  })

  // Proves LEV-1.
  it('is the one that the description marks, whatever pages read', () => {
    const Marked = z.object({ stock: core(z.int(), 'It cannot be sold twice.'), group: full(z.string()), price: full(money) })

    expect(wrongIn(Marked, {}, ['group', 'price'])).toEqual(['stock'])
    expect(wrongIn(Marked, { stock: 1 })).toEqual([])
  })

  // Proves LEV-2, CON-7.
  it('neither requires nor restricts a field of full', () => {
    expect(wrongIn(Thing, { id: 1, name: 'Mug', stock: 'many' }, ['id', 'name'])).toEqual([])
    expect(wrongIn(z.int(), [], [])).toEqual([])
  })

  it('is found in list rows, under any key of a record, and at each depth of a tree', () => {
    const Rows = z.object({ data: z.array(Thing) })
    const Node = z.object({
      name: z.string(),
      pid: z.int(),
      get children(): z.ZodOptional<z.ZodArray<typeof Node>> {
        return z.array(Node).optional()
      },
    })
    const tree = { name: 'a', children: [{ name: 'b', children: [{ pid: 1 }] }] }

    expect(wrongIn(Rows, { data: [{ id: 1 }, {}] }, ['data[].id'])).toEqual(['data.1.id'])
    expect(wrongIn(Thing, {}, ['*'])).toEqual(['id', 'name', 'stock'])
    expect(wrongIn(Node, tree, ['children[].children[].name', 'name'])).toEqual(['children.0.children.0.name'])
  })
})

describe('a value of core', () => {
  const choice = z.union([z.literal(0), z.literal(1), z.literal(2)])

  // Proves LEV-3.
  it.each([
    ['a number as digits', z.int(), '12'],
    ['digits as a number', z.string(), 12],
    ['an amount as a number', money, 12.5],
    ['an amount with one decimal', money, '12.5'],
    ['a time without seconds', dateTime, '2026-11-21 09:48'],
    ['a time with a time zone', dateTime, '2026-11-21T07:44:35.000000Z'],
    ['yes as true', flag, true],
    ['no as 0', z.boolean(), 0],
    ['a choice as digits', choice, '2'],
    ['a list as text with commas', z.array(z.string()), 'a.png,b.png'],
    ['a list with gaps as a record', z.array(z.int()), { 0: 4, 3: 5 }],
  ])('may be %s', (_, schema, value) => {
    expect(wrongIn(z.object({ value: schema }), { value })).toEqual([])
  })

  // Proves LEV-4.
  it.each([
    ['null for a text', z.string(), null],
    ['null for a time', dateTime, null],
    ['null for a list', z.array(id), null],
    ['an empty text for a list', z.array(z.object({ id })), ''],
    ['an empty list for a record that may be absent', z.object({ id }).nullable(), []],
    ['false for a record that may be missing', z.object({ id }).optional(), false],
    ['null if another value stands for no record', z.union([z.object({ id }), z.literal(false)]), null],
  ])('may be %s', (_, schema, value) => {
    expect(wrongIn(z.object({ value: schema }), { value })).toEqual([])
  })

  // Proves LEV-3, LEV-4.
  it.each([
    ['a missing id', id, undefined],
    ['null for an amount', money, null],
    ['an empty text for an amount', money, ''],
    ['words for an amount', money, '12,50 EUR'],
    ['null for a number', z.int(), null],
    ['an id of 0', id, '0'],
    ['an unknown choice', choice, 7],
    ['true for a choice without 1', z.union([z.literal(2), z.literal(3)]), true],
    ['a missing text', z.string(), undefined],
    ['a record for a text', z.string(), {}],
    ['words for a time', dateTime, 'yesterday'],
    ['a record without numeric keys for a list', z.array(z.int()), {}],
    ['an empty list for a required record', z.object({ id }), []],
  ])('may not be %s', (_, schema, value) => {
    expect(wrongIn(z.object({ value: schema }), { value })).not.toEqual([])
  })

  it('reports the path inside a union at which it differs', () => {
    const reply = z.object({ sale: z.union([z.object({ discount: money }), z.literal(false)]) })

    expect(wrongIn(reply, { sale: { discount: 'much' } })).toEqual(['sale.discount'])
  })
})
