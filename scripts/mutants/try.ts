import { spawn } from 'node:child_process'
import { readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import type { Module } from '../checks/read-imports.ts'
import { mutated, type Mutant } from './mutant.ts'
import { attemptsFor, failedIn, onlyFor, type Attempt } from './tests.ts'

/** What the tests made of a mutant. */
export type Result = {
  readonly mutant: Mutant
  readonly number: number
  readonly verdict: 'noticed' | 'survived' | 'untested'
  /** The test that noticed it, or why the verdict is in doubt. */
  readonly note: string
  readonly seconds: number
}

/** A checkout in which mutants are tried, and the file that names those of its build. */
export type Ground = { readonly folder: string; readonly plan: string; readonly seconds: number }

type Run = { readonly passed: boolean; readonly output: string; readonly timedOut: boolean }

const colours = new RegExp(`${String.fromCodePoint(27)}\\[[\\d;]*m`, 'g')

const runIn = ({ folder, plan, seconds }: Ground, number: number, { command }: Attempt): Promise<Run> =>
  new Promise((done, fail) => {
    const [program = '', ...words] = command
    const PATH = `${join(folder, 'node_modules/.bin')}${delimiter}${process.env.PATH}`
    const env = { ...process.env, PATH, MUTANTS: plan, MUTANT: String(number), NO_COLOR: '1' }
    // A process group of its own, so that browsers and servers end with it.
    const child = spawn(program, words, { cwd: folder, env, detached: true })
    let [output, timedOut] = ['', false]
    const take = (text: Buffer) => (output += text.toString())
    const timer = setTimeout(() => {
      timedOut = true
      if (child.pid) process.kill(-child.pid, 'SIGTERM')
    }, seconds * 1000)
    child.stdout.on('data', take)
    child.stderr.on('data', take)
    child.on('error', fail)
    child.on('close', status => {
      clearTimeout(timer)
      done({ passed: status === 0, output: output.replaceAll(colours, ''), timedOut })
    })
  })

/** Runs with a mutant in the source of its file. Times of files stay, because by them the build counts as up to date. */
const withMutant = async <T>(folder: string, mutant: Mutant, work: () => Promise<T>): Promise<T> => {
  const path = join(folder, mutant.file)
  const text = readFileSync(path, 'utf8')
  const { atime, mtime } = statSync(path)
  const write = (next: string) => {
    writeFileSync(path, next)
    utimesSync(path, atime, mtime)
  }
  write(mutated(text, mutant))
  try {
    return await work()
  } finally {
    write(text)
  }
}

/**
 * Tries one mutant until a test notices it. A failure counts only if the same test passes without the mutant, so that neither a
 * flaky test nor a broken run is taken for a good one. Source: MUT-4.
 */
export const tryMutant = async (ground: Ground, modules: readonly Module[], mutant: Mutant, number: number): Promise<Result> => {
  const begin = performance.now()
  const result = (verdict: Result['verdict'], note: string): Result => {
    return { mutant, number, verdict, note, seconds: Math.round((performance.now() - begin) / 1000) }
  }
  const attempts = attemptsFor(mutant, modules)
  const doubts: string[] = []
  for (const attempt of attempts) {
    const run = await withMutant(ground.folder, mutant, () => runIn(ground, number, attempt))
    if (run.passed) continue
    const test = failedIn(attempt, run.output)
    if (test === undefined) {
      doubts.push(
        run.timedOut
          ? `the ${attempt.kind} took too long`
          : `the ${attempt.kind} did not run: ${run.output.trim().split('\n').at(-1)}`,
      )
      continue
    }
    const clean = await runIn(ground, 0, onlyFor(attempt, test))
    if (clean.passed) return result('noticed', test)
    doubts.push(`${test} fails without the mutant, too`)
  }
  return result(attempts.length > 0 ? 'survived' : 'untested', doubts.join('; '))
}
