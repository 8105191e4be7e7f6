import { expect, it } from 'vitest'
import type { JsonObject } from '../json/json-lines.ts'
import { openApiDocument } from './document.ts'

type Operation = {
  readonly description: string
  readonly parameters: readonly (JsonObject & { readonly name: string })[]
  readonly requestBody: {
    readonly content: Readonly<
      Record<string, { readonly schema: { readonly properties: JsonObject }; readonly encoding: JsonObject } | undefined>
    >
  }
}
const { paths, components } = openApiDocument() as unknown as {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, { description?: string; properties: Record<string, JsonObject> }> }
}
const operation = (method: string, path: string): Operation => {
  const found = paths[path]?.[method]
  if (!found) throw new Error(`There is no ${method} ${path}.`)
  return found
}
const form = (method: string, path: string) => {
  const found = operation(method, path).requestBody.content['application/x-www-form-urlencoded']
  if (!found) throw new Error(`${method} ${path} takes no form.`)
  return found
}

// Proves CON-11.
it('bounds what is sent, as a number and as the digits of a form', () => {
  const { properties } = form('post', '/user/order/create').schema

  expect(properties.address_id).toEqual({
    anyOf: [
      { type: 'integer', minimum: 0 },
      { type: 'string', pattern: String.raw`^\d{1,15}$` },
    ],
  })
  expect(properties.remark).toEqual({ type: 'string', maxLength: 150 })
})

// Proves CON-11.
it('lists choices, in replies and in what is sent', () => {
  expect(components.schemas.OrderStatus).toMatchObject({ type: 'integer', enum: [0, 1, 2, 3, 4, 5, 6] })
  expect(form('put', '/Admin/orders/status/edit').schema.properties).toMatchObject({
    status: { anyOf: [{ enum: [0, 1, 2, 3, 4, 5, 6] }, { enum: ['0', '1', '2', '3', '4', '5', '6'] }] },
  })
})

// Proves CON-11, WIR-4.
it('says what base64 text holds', () => {
  const params = operation('get', '/goods').parameters.find(({ name }) => name === 'params')

  expect(params?.schema).toMatchObject({
    contentEncoding: 'base64',
    contentMediaType: 'application/json',
    contentSchema: { properties: { sort_type: { enum: ['goods_price', 'goods_sale', 'order_comment_count'] } } },
  })
})

// Proves CON-11.
it('carries the words of the descriptions: of schemas, fields and calls', () => {
  expect(components.schemas.GoodsCard?.description).toContain('A product as lists show it.')
  expect(components.schemas.GoodsCard?.properties.need?.description).toBe(
    'Group size if there is a group-buy offer, otherwise 0.',
  )
  expect(operation('put', '/Seller/orders/status/edit').description).toContain('Moves an order to another stage.')
})

// Proves CON-11.
it('says of every call who may make it and how it is refused', () => {
  const all = Object.values(paths).flatMap(one => Object.values(one))

  expect(
    all.filter(
      ({ description }) => !/Caller: .+\./.test(description) || !description.includes('each with its code and level:\n- '),
    ),
  ).toEqual([])
  expect(operation('get', '/Admin/goods_brands').description).toContain(
    "Caller: an administrator's token with the permission `admin.goods_brands.index`.",
  )
  expect(operation('post', '/user/order/pay').description).toContain(
    '- `balanceTooLow` (500, core): the balance does not cover the sum',
  )
})

// Proves CON-12.
it('writes a path once, whatever its calls name the parameter, and lists with brackets', () => {
  expect(Object.keys(paths['/Admin/goods_brands/{id}'] ?? {})).toEqual(['delete', 'get', 'put'])
  expect(operation('delete', '/Admin/goods_brands/{id}').parameters).toEqual([
    expect.objectContaining({ name: 'id', schema: { type: 'string', pattern: String.raw`^\d+(,\d+)*$` } }),
  ])
  expect(operation('get', '/Admin/configs').parameters.map(({ name }) => name)).toContain('name[]')
  expect(form('post', '/user/addresses').encoding).toEqual({ area: { style: 'deepObject', explode: true } })
})

type Levels = {
  readonly 'x-level': string
  readonly 'x-refusals': Readonly<Record<string, string>>
  readonly responses: { readonly 200: { readonly content: { readonly 'application/json': { readonly examples: JsonObject } } } }
}
const levelled = (method: string, path: string): Levels => operation(method, path) as unknown as Levels

// Proves LEV-9.
it('says the level of every operation, of its refusals and of its examples', () => {
  const operations = Object.values(paths).flatMap(one => Object.values(one)) as unknown as readonly Levels[]
  const examples = operations.flatMap(one => Object.values(one.responses[200].content['application/json'].examples))

  const levels = [...operations, ...examples].map(one => (one as Levels)['x-level'])
  expect(new Set(levels)).toEqual(new Set(['core', 'full']))
  expect(operations.filter(one => Object.keys(one['x-refusals']).length === 0)).toEqual([])
})

// Proves LEV-9, LEV-5.
it('asks every server for refusals that protect money, and for others as this project means them', () => {
  expect(levelled('post', '/user/order/pay')).toMatchObject({
    'x-level': 'core',
    'x-refusals': { balanceTooLow: 'core', wrongPayPassword: 'core', notLoggedIn: 'core' },
  })
  expect(levelled('get', '/Admin/goods_brands')['x-refusals']).toMatchObject({ noPermission: 'core', unknownColumn: 'full' })
  expect(levelled('get', '/user/oauths')['x-level']).toBe('full')
})
