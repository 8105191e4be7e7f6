import { expect, it } from 'vitest'
import { Validator } from '@seriousme/openapi-schema-validator'
import { committedOpenApi, committedPage } from './write.ts'
import { firstDifference } from './first-difference.ts'
import { describedCalls, openApiDocument, openApiText } from './document.ts'
import { apiPages } from './pages.ts'

const textOf = (value: unknown): string => JSON.stringify(value)

// Proves CON-6.
it('is committed as it is written: otherwise run `npm run openapi`', () => {
  expect(firstDifference(committedOpenApi(), openApiText()), 'contracts/openapi.json').toBeUndefined()
})

// Proves CON-6.
it('is valid OpenAPI 3.1', async () => {
  const validator = new Validator()

  const { errors } = await validator.validate(JSON.parse(openApiText()) as Record<string, unknown>)

  expect(errors ?? [], 'errors of the document that harness/openapi/document.ts writes').toEqual([])
  expect(validator.version).toBe('3.1')
})

it('answers 200 with the whole envelope, with an example and the token that it takes', () => {
  type Answer = { content: { 'application/json': { schema: { anyOf: object[] }; examples: object } } }
  type Operation = { security: object[]; responses: { 200: Answer } }
  const { paths } = openApiDocument() as { paths: Record<string, Record<string, Operation>> }
  const operations = Object.values(paths).flatMap(one => Object.values(one))

  for (const { responses, security } of operations) {
    const { schema, examples } = responses[200].content['application/json']
    expect(schema.anyOf[0]).toMatchObject({
      properties: { code: { const: 200 }, data: expect.anything() },
      required: ['code', 'msg', 'data'],
    })
    expect(Object.keys(examples).length).toBeGreaterThan(0)
    expect(security).toBeInstanceOf(Array)
  }
})

it.each(Object.entries(apiPages()))(
  'the page %s is committed as it is written: otherwise run `npm run openapi`',
  (name, text) => {
    expect(firstDifference(committedPage(name), text), `contracts/docs/${name}`).toBeUndefined()
  },
)

it('has every call on one of its pages, with a line for the terminal', () => {
  const text = Object.values(apiPages()).join('\n')

  expect(describedCalls().filter(({ id }) => !text.includes(`<a id="${id}"></a>`))).toEqual([])
  const examples = text.match(/^curl (?:-X [A-Z]+ )?'http:\/\/localhost:4010\/api\//gm)
  expect(examples).toHaveLength(describedCalls().length)
})

it('refers only to components that it has', () => {
  const document = openApiDocument()
  const references = [...textOf(document).matchAll(/"\$ref":"([^"]+)"/g)].map(match => match[1] ?? '')
  const known = Object.entries(document.components as Record<string, object>).flatMap(([kind, parts]) =>
    Object.keys(parts).map(name => `#/components/${kind}/${name}`),
  )

  expect(references.length).toBeGreaterThan(0)
  expect(references.filter(reference => !known.includes(reference))).toEqual([])
})

// Proves CON-8.
it('promises the fields of a row, and lets servers send more', () => {
  const { components } = openApiDocument()
  type Row = { properties: Record<string, object>; required: string[] }
  const { Brand } = (components as { schemas: Record<string, Row> }).schemas

  expect(Brand?.properties, 'Brand of contracts/api/catalogue/goods-brands.ts').toMatchObject({
    id: { type: 'integer' },
    name: { type: 'string' },
  })
  expect(Brand?.required, 'required fields of Brand').toEqual(expect.arrayContaining(['created_at', 'id', 'name', 'thumb']))
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
