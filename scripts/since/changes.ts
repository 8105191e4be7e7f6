import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, stop } from '../lib/command-line.ts'

/** The differences from a commit. */
export type Changes = {
  /** Relative to the root; includes uncommitted and deleted files. */
  readonly files: readonly string[]
  /** Dotted keys of interface texts that were added, changed or removed. */
  readonly words: readonly string[]
}

/** Files with interface texts. */
const isTexts = (file: string): boolean => /^src\/i18n\/.*\.json$/.test(file)

const git = (...words: string[]): string =>
  execFileSync('git', words, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 2 ** 26 })

const lines = (text: string): string[] => text.split('\n').filter(Boolean)

const flat = (value: unknown, path = ''): [key: string, text: string][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => flat(inner, path ? `${path}.${key}` : key))
    : [[path, String(value)]]

/** Keys whose texts differ between two language files. */
export const changedKeys = (before: string, after: string): string[] => {
  const [old, now] = [before, after].map(text => new Map(flat(JSON.parse(text || '{}'))))
  const keys = new Set([...(old?.keys() ?? []), ...(now?.keys() ?? [])])
  return [...keys].filter(key => old?.get(key) !== now?.get(key))
}

const textAt = (commit: string, file: string): string => {
  try {
    return git('show', `${commit}:${file}`)
  } catch {
    return ''
  }
}

const textNow = (file: string): string => (existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : '')

/** The commit at which this branch forked from `ref`. Ends the process if git does not know `ref`. */
export const forkPoint = (ref: string): string => {
  try {
    return git('merge-base', ref, 'HEAD').trim()
  } catch {
    return stop(`--since needs a commit or branch that git knows, not "${ref}".`)
  }
}

/** The changes since this branch forked from `ref`. Ends the process if git does not know `ref`. */
export const changesSince = (ref: string): Changes => {
  const start = forkPoint(ref)
  const files = [
    ...new Set([...lines(git('diff', '--name-only', start)), ...lines(git('ls-files', '--others', '--exclude-standard'))]),
  ]
  const words = files.filter(isTexts).flatMap(file => changedKeys(textAt(start, file), textNow(file)))
  return { files: files.filter(file => !isTexts(file)), words: [...new Set(words)] }
}
