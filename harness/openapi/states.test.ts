import { expect, it } from 'vitest'
import { Validator } from '@seriousme/openapi-schema-validator'
import { stateNames } from '#contracts/states/index.ts'
import { firstDifference } from './first-difference.ts'
import { committedStates } from './write.ts'
import { statesDocument, statesText } from './states.ts'

// Proves CON-6.
it('is committed as it is written: otherwise run `npm run openapi`', () => {
  expect(firstDifference(committedStates(), statesText()), 'contracts/states-openapi.json').toBeUndefined()
})

it('is valid OpenAPI 3.1 and has every state', async () => {
  const { components } = statesDocument() as { components: { schemas: Record<string, { title?: string }> } }

  const result = await new Validator().validate(JSON.parse(statesText()) as Record<string, unknown>)

  expect(result.errors ?? [], 'errors of the document that harness/openapi/states.ts writes').toEqual([])
  expect(Object.values(components.schemas).flatMap(({ title }) => title ?? [])).toEqual(stateNames)
})
