import { execFileSync } from 'node:child_process'
import { existsSync, lstatSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../lib/command-line.ts'
import { openWorktree } from './worktree.ts'

const git = (...words: string[]): string => execFileSync('git', words, { cwd: root, encoding: 'utf8' })

// Proves PCT-4.
it('checks a commit out in a temporary worktree, links the packages, and removes both and nothing else', async () => {
  // With changes that are not committed, so that the packages are the same and need not be installed.
  const commit = git('stash', 'create').trim() || 'HEAD'

  const { folder, remove } = await openWorktree(commit)
  const isThere = existsSync(join(folder, 'package.json'))
  const isLink = lstatSync(join(folder, 'node_modules')).isSymbolicLink()
  remove()

  expect(isThere && isLink).toBe(true)
  expect(existsSync(folder)).toBe(false)
  expect(existsSync(join(root, 'node_modules/vite'))).toBe(true)
  expect(git('worktree', 'list')).not.toContain(folder)
}, 60_000)
