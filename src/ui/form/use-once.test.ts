import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { useOnce } from './use-once.ts'

/** Renders the hook with `work` and returns the wrapped function. */
const onceOf = <Result>(work: () => Promise<Result>) => {
  const made: (() => Promise<Result | undefined>)[] = []
  const Part = () => {
    made.push(useOnce(work))
    return null
  }
  renderToStaticMarkup(createElement(Part))
  const [once] = made
  if (!once) throw new Error('Nothing was rendered.')
  return once
}

// Proves CAL-17.
test('three calls during a run do the work once, and a later call does it again', async () => {
  const ends: (() => void)[] = []
  const work = vi.fn(() => new Promise<string>(done => ends.push(() => done('done'))))
  const once = onceOf(work)

  const first = once()
  const others = await Promise.all([once(), once()])
  ends.forEach(end => end())

  expect(await first).toBe('done')
  expect(others).toEqual([undefined, undefined])
  expect(work).toHaveBeenCalledTimes(1)
  void once()
  expect(work).toHaveBeenCalledTimes(2)
})

// Proves CAL-17.
test('failed work can be retried', async () => {
  const work = vi.fn(() => Promise.resolve('done')).mockRejectedValueOnce(new Error('refused'))
  const once = onceOf(work)

  await expect(once()).rejects.toThrow('refused')

  expect(await once()).toBe('done')
})
