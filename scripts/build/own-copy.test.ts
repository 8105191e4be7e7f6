import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { ownCopy } from './own-copy.ts'

const madeBuild = (): string => {
  const within = mkdtempSync(join(tmpdir(), 'own-copy-'))
  onTestFinished(() => rmSync(within, { recursive: true }))
  mkdirSync(join(within, 'dist/demo/assets'), { recursive: true })
  writeFileSync(join(within, 'dist/demo/assets/brands.js'), 'first build')
  return within
}

// Proves PRJ-11.
test('a build made meanwhile does not change the files of a run', () => {
  const within = madeBuild()

  const copy = ownCopy('dist/demo', within)
  rmSync(join(within, 'dist/demo'), { recursive: true })

  expect(readFileSync(join(within, copy, 'assets/brands.js'), 'utf8')).toBe('first build')
})

test('copies of processes that were killed are removed', () => {
  const within = madeBuild()
  // Process numbers are at most 4,194,304 on Linux.
  const left = join(within, 'dist/served/99999999')
  mkdirSync(left, { recursive: true })

  ownCopy('dist/demo', within)

  expect(existsSync(left)).toBe(false)
})
