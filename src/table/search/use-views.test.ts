import { expect, test } from 'vitest'
import { readViews, withView } from './use-views.ts'

const view = (name: string, address = '') => ({ name, address, widths: {}, density: 'standard' as const })

// Proves TLI-12.
test('a view replaces the one of the same name', () => {
  const views = [view('Late', 'page=2'), view('New')]

  const next = withView(views, view('Late', 'page=3'))

  expect(next.map(({ name, address }) => `${name} ${address}`)).toEqual(['Late page=3', 'New '])
})

test('invalid views are ignored', () => {
  for (const broken of [undefined, 'nonsense', '{}', '[{"name":""}]']) expect(readViews(broken)).toEqual([])
})
