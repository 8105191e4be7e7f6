import { expect, it } from 'vitest'
import { adminRoles } from '#contracts/api/accounts/roles.ts'
import type { Endpoint } from '#contracts/api/kit/endpoint.ts'
import { examplesFor, fitting, stepOf } from './vary.ts'

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
