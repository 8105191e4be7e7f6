import { expect, it } from 'vitest'
import { nobody } from '#contracts/examples/kit.ts'
import { adminBrands } from '#contracts/api/catalogue/goods-brands.ts'
import { adminRoles } from '#contracts/api/accounts/roles.ts'
import type { Endpoint } from '#contracts/api/kit/endpoint.ts'
import { eachValue, examplesFor, fitting, stepOf, varied } from './vary.ts'

const firstOf = (to: Endpoint) => stepOf(examplesFor(to)[0] as NonNullable<ReturnType<typeof examplesFor>[number]>)

// Proves MDL-11.
it('fills a field with what other examples of the noun send, and brings the states that it takes', () => {
  const step = firstOf(adminRoles.update)

  const forms = Array.from({ length: 40 }, (_, at) => fitting(step, at, 0))

  const grants = forms.find(({ body }) => 'permission_id' in Object(body))
  expect(Object(grants?.body)).toMatchObject({ permission_id: [90_514] })
  expect(grants?.given.map(([name]) => name)).toContain('a permission exists')
})

// Proves MDL-11.
it('leaves a call without a form as it is', () => {
  const step = firstOf(adminRoles.remove)

  expect(fitting(step, 3, 5)).toBe(step)
})

// Proves MDL-4.
it('sends no small numbers among several ids, because they name other records on each side', () => {
  const step = { ...firstOf(adminBrands.remove), params: { ids: { joined: [90_001, nobody] } } }

  const sent = Array.from({ length: 40 }, (_, at) => JSON.stringify(varied(step, 0, at).params))

  expect(sent.filter(params => /[[,][1-9],?/.test(params.replaceAll('90001', '').replaceAll(String(nobody), '')))).toEqual([])
})

// Proves MDL-2.
it('keeps the names that a query sends for what a reply should bring along', () => {
  const step = { ...firstOf(adminBrands.list), query: { isWith: 'goods' } }

  const sent = eachValue(step).map(({ query }) => Object(query))

  expect(sent.length).toBeGreaterThan(0)
  expect(sent.filter(query => query.isWith !== 'goods' || 'isResource' in query)).toEqual([])
})
