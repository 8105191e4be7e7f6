import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { root } from '../lib/command-line.ts'

const git = (...words: string[]): string => execFileSync('git', words, { cwd: root, encoding: 'utf8', stdio: 'pipe' })

/**
 * Runs a command in a checkout, with the packages of that checkout.
 * @returns what it printed.
 * @throws with its last lines if it fails.
 */
export const runIn = (cwd: string, command: string, ...words: string[]): Promise<string> =>
  new Promise((done, fail) => {
    const path = `${join(cwd, 'node_modules/.bin')}${delimiter}${process.env.PATH}`
    const child = spawn(command, words, { cwd, env: { ...process.env, PATH: path }, shell: process.platform === 'win32' })
    let [output, all] = ['', '']
    child.stdout.on('data', (text: Buffer) => {
      output += text.toString()
      all += text.toString()
    })
    child.stderr.on('data', (text: Buffer) => (all += text.toString()))
    child.on('error', fail)
    child.on('close', status => {
      const last = all.trim().split('\n').slice(-12).join('\n')
      if (status === 0) done(output)
      else fail(new Error(`${[command, ...words].join(' ')} failed in ${cwd}:\n${last}`))
    })
  })

const isSameText = (one: string, two: string): boolean =>
  existsSync(one) && existsSync(two) && readFileSync(one, 'utf8') === readFileSync(two, 'utf8')

/** Removes a worktree. Only a link to node_modules is removed, not what it leads to. */
const remove = (folder: string): void => {
  rmSync(folder, { recursive: true, force: true })
  git('worktree', 'prune')
}

/** A temporary worktree. */
export type Worktree = { readonly folder: string; readonly remove: () => void }

/**
 * Checks a commit out in a temporary worktree that is removed when the process ends, also by Ctrl+C. It links the packages of this
 * checkout if the commit has the same `package-lock.json`, and installs its own otherwise. Source: PCT-4.
 */
export const openWorktree = async (commit: string): Promise<Worktree> => {
  const folder = join(mkdtempSync(join(tmpdir(), 'meridian-')), 'checkout')
  const end = () => remove(folder)
  process.once('exit', end)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130))
  git('worktree', 'add', '--detach', '--quiet', folder, commit)
  if (isSameText(join(root, 'package-lock.json'), join(folder, 'package-lock.json')))
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
  else await runIn(folder, 'npm', 'ci', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error')
  return { folder, remove: end }
}
