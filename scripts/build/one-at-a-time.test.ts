import { existsSync, mkdirSync, mkdtempSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { oneAtATime } from './one-at-a-time.ts'

const newName = () => join(mkdtempSync(join(tmpdir(), 'lock-')), 'making')

it('starts the second piece of work when the first has ended, even if it failed', async () => {
  const name = newName()
  const said: string[] = []
  const piece = (title: string, fails = false) =>
    oneAtATime(name, async () => {
      said.push(`${title} begins`)
      await Promise.resolve()
      said.push(`${title} ends`)
      if (fails) throw new Error(title)
    })

  const results = await Promise.allSettled([piece('one', true), piece('two')])

  expect(said).toEqual(['one begins', 'one ends', 'two begins', 'two ends'])
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled'])
  expect(existsSync(`${name}.lock`)).toBe(false)
})

it('does not wait for a process that ended without releasing the lock', async () => {
  const name = newName()
  mkdirSync(`${name}.lock`)
  const long = new Date(Date.now() - 3_600_000)
  utimesSync(`${name}.lock`, long, long)

  const result = await oneAtATime(name, async () => 'done')

  expect(result).toBe('done')
})
