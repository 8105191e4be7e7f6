import { describe, expect, it } from 'vitest'
import { adminBrands } from '#contracts/api/catalogue/goods-brands.ts'
import { adminUsers } from '#contracts/api/accounts/users.ts'
import type { Endpoint } from '#contracts/api/kit/endpoint.ts'
import { examples } from '#contracts/examples/index.ts'
import { titleOf } from '#contracts/examples/kit.ts'
import { levelOfExample } from '#contracts/examples/level.ts'
import { consumers, examplesFor, pactFile, pactFolder } from './consumers.ts'
import { corePact } from './core-pact.ts'
import { readPact } from './pact-file.ts'

const pactOf = (to: Endpoint, error: string | undefined, data: object) => {
  const example = examples.find(one => one.to === to && one.error === error)
  const rule = { combine: 'AND', matchers: [{ match: 'type' }] }
  const body = {
    '$.code': { combine: 'AND', matchers: [{ match: 'equality' }] },
    '$.data.data[*].belong_id': rule,
    '$.data.data[*].id': rule,
  }
  return {
    consumer: { name: 'a' },
    provider: { name: 'b' },
    metadata: {},
    interactions: [
      {
        description: example ? titleOf(example) : '',
        response: { body: { content: { code: 200, data, msg: 'ok' } }, matchingRules: { body } },
      },
    ],
  } as never
}

const only = (pact: ReturnType<typeof pactOf>) =>
  JSON.parse(JSON.stringify(corePact(pact).interactions)) as {
    response: { body: { content: unknown }; matchingRules: { body: Record<string, unknown> } }
  }[]

describe('a pact of core', () => {
  // Proves LEV-8.
  it('leaves out fields of full, with their rules', () => {
    const [interaction] = only(pactOf(adminUsers.list, undefined, { data: [{ id: 7, belong_id: 1 }] }))

    expect(interaction?.response.body.content).toEqual({ code: 200, data: { data: [{ id: 7 }] }, msg: 'ok' })
    expect(Object.keys(interaction?.response.matchingRules.body ?? {})).toEqual(['$.code', '$.data.data[*].id'])
  })

  // Proves LEV-8.
  it('accepts each code that clients treat alike', () => {
    const [interaction] = only(pactOf(adminBrands.list, 'noPermission', []))

    expect(interaction?.response.matchingRules.body['$.code']).toEqual({
      combine: 'AND',
      matchers: [{ match: 'regex', regex: '^(?:402|403|500)$' }],
    })
  })

  // Proves LEV-8.
  it('leaves out examples of full', () => {
    expect(only(pactOf(adminBrands.create, 'invalidInput', []))).toEqual([])
  })
})

// Proves LEV-9.
it.each(consumers)('the committed pact of %s says the level of each interaction', consumer => {
  const levels = new Map(examplesFor(consumer).map(example => [titleOf(example), levelOfExample(example)]))

  const { interactions } = readPact(new URL(pactFile(consumer), pactFolder))

  const wrong = interactions.filter(
    ({ description, comments }) => JSON.stringify(comments) !== JSON.stringify({ text: [levels.get(description)] }),
  )
  expect(wrong.map(({ description }) => description)).toEqual([])
})
