import { mkdtempSync, existsSync, mkdirSync, statSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { oneAtATime } from './one-at-a-time.ts'

afterEach(() => void vi.useRealTimers())

const newLock = () => join(mkdtempSync(join(tmpdir(), 'lock-')), 'making')

it('lets a second piece of work begin when the first has ended, also where that fails', async () => {
  const lock = newLock()
  const said: string[] = []
  const piece = (name: string, fails = false) =>
    oneAtATime(lock, async () => {
      said.push(`${name} begins`)
      await Promise.resolve()
      said.push(`${name} ends`)
      if (fails) throw new Error(name)
    })

  const results = await Promise.allSettled([piece('one', true), piece('two')])

  expect(said).toEqual(['one begins', 'one ends', 'two begins', 'two ends'])
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled'])
  expect(existsSync(lock)).toBe(false)
})

it('does not wait for a process that ended without letting go', async () => {
  const lock = newLock()
  mkdirSync(lock)
  const long = new Date(Date.now() - 3_600_000)
  utimesSync(lock, long, long)

  const result = await oneAtATime(lock, async () => 'done')

  expect(result).toBe('done')
})

it('waits for work that takes longer than an abandoned lock may last', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const lock = newLock()
  const work = Promise.withResolvers<string>()
  const first = oneAtATime(lock, () => work.promise)
  const long = new Date(Date.now() - 3_600_000)
  utimesSync(lock, long, long)

  vi.advanceTimersByTime(10_000)

  expect(statSync(lock).mtimeMs).toBeGreaterThan(long.getTime() + 60_000)
  work.resolve('done')
  await expect(first).resolves.toBe('done')
})
