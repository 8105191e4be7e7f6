import { afterEach, expect, test, vi } from 'vitest'
import { nextTurn } from './next-turn.ts'

afterEach(() => vi.unstubAllGlobals())

test("takes the browser's own way where there is one", async () => {
  const yields = vi.fn(() => Promise.resolve())
  vi.stubGlobal('scheduler', { yield: yields })

  await nextTurn()

  expect(yields).toHaveBeenCalledOnce()
})

test('lets waiting work go first elsewhere', async () => {
  const output: string[] = []
  setTimeout(() => output.push('what waited'))

  await nextTurn()
  output.push('what follows')

  expect(output).toEqual(['what waited', 'what follows'])
})
