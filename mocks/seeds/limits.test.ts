import { expect, it } from 'vitest'
import { toJSONSchema, z } from 'zod'
import { endpoints } from '#contracts/api/index.ts'
import type { Endpoint } from '#contracts/api/kit/endpoint.ts'
import { accountFor } from '#contracts/states/ready-accounts.ts'
import { createShop, requestOf } from '../test-shop.ts'

const shop = createShop()

/** Fields that are exempt: the reading of a Chinese name is longer than the ten characters of its form. */
const names: readonly string[] = ['legal_person', 'emergency_contact']

const Texts = z.object({ properties: z.record(z.string(), z.object({ maxLength: z.number().optional() })).default({}) })

/** The maximum lengths of the texts in a form. */
const limitsOf = ({ body }: Endpoint): [name: string, most: number][] => {
  const { properties } = Texts.parse(toJSONSchema(body as z.ZodType, { io: 'input', unrepresentable: 'any' }))
  return Object.entries(properties).flatMap(([name, { maxLength: most }]) =>
    most === undefined || names.includes(name) ? [] : [[name, most]],
  )
}

const Rows = z.union([z.array(z.record(z.string(), z.unknown())), z.object({ data: z.array(z.record(z.string(), z.unknown())) })])

/** The rows of a list in English. */
const rowsOf = async (list: Endpoint): Promise<Record<string, unknown>[]> => {
  const token = await shop.tokenOf(accountFor(list) ?? 'admin')
  const request = requestOf(list, { query: { page: 1, per_page: 400 } }, token)
  request.headers.set('accept-language', 'en')
  const { data } = (await (await shop.send(request)).json()) as { data: unknown }
  const rows = Rows.safeParse(data)
  return rows.success ? [rows.data].flatMap(found => ('data' in found ? (found.data as Record<string, unknown>[]) : found)) : []
}

const edits = endpoints
  .filter(({ method, path, body, auth }) => method === 'PUT' && body && path.endsWith('/{id}') && accountFor({ auth }))
  .flatMap(edit => {
    const list = endpoints.find(({ method, path }) => method === 'GET' && `${path}/{id}` === edit.path)
    return list ? [{ edit, list }] : []
  })

/** The texts of a row that are longer than their form takes. */
const tooLongIn = (row: Record<string, unknown>, edit: Endpoint): string[] =>
  limitsOf(edit).flatMap(([name, most]) => {
    const text = row[name]
    return typeof text === 'string' && text.length > most ? [`${edit.path} ${name}: "${text}" (${most})`] : []
  })

// Proves SED-12.
it('English texts fit into the forms that edit them', async () => {
  const found = await Promise.all(edits.map(async ({ edit, list }) => (await rowsOf(list)).flatMap(row => tooLongIn(row, edit))))

  expect(found.flat()).toEqual([])
  expect(edits.length).toBeGreaterThan(20)
})
