import { mkdtempSync, existsSync, mkdirSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { oneAtATime } from './one-at-a-time.ts'

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
