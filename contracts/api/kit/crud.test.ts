import { expect, it } from 'vitest'
import { z } from 'zod'
import { crud } from './crud.ts'
import { nameOf } from './endpoint.ts'

const resource = {
  path: '/Admin/things',
  auth: 'admin',
  noun: 'things',
  row: z.object({ id: z.int() }),
  form: z.object({ name: z.string() }),
} as const

// Proves LST-17.
it('describes the five standard calls of a resource', () => {
  const calls = Object.values(crud(resource)).map(nameOf)

  expect(calls).toEqual([
    'GET /Admin/things',
    'GET /Admin/things/{id}',
    'POST /Admin/things',
    'PUT /Admin/things/{id}',
    'DELETE /Admin/things/{ids}',
  ])
})

it('leaves out calls that the resource does not have', () => {
  const calls = crud({ ...resource, except: ['create', 'remove'] })

  expect(Object.keys(calls)).toEqual(['list', 'show', 'update'])
})

it('adds the call for one level of a tree on request', () => {
  const calls = crud({ ...resource, only: ['list', 'children'] })

  expect(nameOf(calls.children)).toBe('GET /Admin/things?isChildren')
})

it('adds the refusals of a resource to create and update', () => {
  const { create, update, show } = crud({ ...resource, errors: ['nameTaken'] })

  expect(create.errors).toContain('nameTaken')
  expect(update.errors).toContain('nameTaken')
  expect(show.errors).toEqual(['notFound'])
})
