import { spawnSync } from 'node:child_process'
import { stripVTControlCharacters } from 'node:util'
import { root, stop } from '../lib/command-line.ts'
import { testsIn } from './shards.ts'

/** What Playwright says about wrong arguments, without the stack trace. */
const complaintIn = (output: string): string =>
  stripVTControlCharacters(output)
    .replaceAll(/^(Listing tests:|Total: 0 tests .*| +at .*)$/gm, '')
    .trim()

/**
 * Lists the tests that these arguments of Playwright select, one per line. Takes seconds, so it checks the arguments before the app is
 * built. Stops the process if they are wrong or select no test.
 */
export const listTests = (args: readonly string[], env: NodeJS.ProcessEnv): string[] => {
  const { stdout, stderr, status } = spawnSync('playwright', ['test', ...args, '--list', '--reporter=list'], {
    cwd: root,
    env,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    shell: process.platform === 'win32',
  })
  const tests = testsIn(stdout)
  if (status !== 0 || tests.length === 0) return stop(complaintIn(`${stdout}\n${stderr}`) || 'No test is selected.')
  return tests
}
