import { existsSync, mkdirSync, mkdtempSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { oneAtATime } from './one-at-a-time.ts'

const newName = () => join(mkdtempSync(join(tmpdir(), 'lock-')), 'making')

it('starts the second piece of work when the first has ended, even if it failed', async () => {
  const name = newName()
  const log: string[] = []
  let second = Promise.resolve(0)
  const first = oneAtATime(name, async () => {
    second = oneAtATime(name, async () => log.push('two begins'))
    await setImmediate()
    log.push('one ends')
    throw new Error('one')
  })

  await expect(first).rejects.toThrow('one')
  await second

  expect(log).toEqual(['one ends', 'two begins'])
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
