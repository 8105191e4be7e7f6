import { afterEach, expect, test, vi } from 'vitest'
import { nextTurn } from './next-turn.ts'

afterEach(() => vi.unstubAllGlobals())

test('uses scheduler.yield if the browser has it', async () => {
  const yields = vi.fn(() => Promise.resolve())
  vi.stubGlobal('scheduler', { yield: yields })

  await nextTurn()

  expect(yields).toHaveBeenCalledOnce()
})

test('otherwise runs after waiting tasks', async () => {
  const output: string[] = []
  setTimeout(() => output.push('what waited'))

  await nextTurn()
  output.push('what follows')

  expect(output).toEqual(['what waited', 'what follows'])
})
