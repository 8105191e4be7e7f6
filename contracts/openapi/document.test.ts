import { expect, it } from 'vitest'
import { committedOpenApi } from '../openapi.ts'
import { openApiDocument, openApiText } from './document.ts'

const textOf = (value: unknown): string => JSON.stringify(value)

it('is committed as it is written: otherwise run `node contracts/openapi.ts`', () => {
  // Compared as a yes or no: a difference of ten thousand lines tells nobody anything.
  expect(committedOpenApi() === openApiText()).toBe(true)
})

it('refers only to schemas that it has', () => {
  const document = openApiDocument()
  const references = [...textOf(document).matchAll(/"\$ref":"([^"]+)"/g)].map(match => match[1] ?? '')
  const known = Object.keys((document.components as { schemas: object }).schemas).map(name => `#/components/schemas/${name}`)

  expect(references.length).toBeGreaterThan(0)
  expect(references.filter(reference => !known.includes(reference))).toEqual([])
})

it('promises the fields of a row, and lets servers send more', () => {
  const { components } = openApiDocument()
  const { Brand } = (components as { schemas: Record<string, object> }).schemas

  expect(Brand).toMatchObject({
    properties: { id: { type: 'integer' }, name: { type: 'string' } },
    required: ['id', 'name', 'thumb', 'created_at'],
  })
  expect(textOf(Brand)).not.toContain('additionalProperties')
})

it('says for each refusal of a call its code and when', () => {
  const { components, paths } = openApiDocument()
  const pay = textOf((paths as Record<string, object>)['/user/order/pay'])

  expect(pay).toContain('#/components/schemas/refusal.balanceTooLow')
  expect((components as { schemas: Record<string, object> }).schemas['refusal.balanceTooLow']).toMatchObject({
    description: 'The balance does not cover the sum.',
    properties: { code: { const: 500 } },
  })
})

it('writes calls that share a path as one', () => {
  const areas = (openApiDocument().paths as Record<string, { get: { summary: string } }>)['/load_areas']

  expect(areas?.get.summary).toBe('Load the tree of areas; Load one level of areas (with `isLazy`)')
})
