import { withoutOption } from '../lib/command-line.ts'
import { steps } from './steps.ts'

/** What `npm test -- --help` prints. */
export const help = `Usage: npm test -- [options] [step …]

Runs every step of the gate, or only the named ones.

  --fast        only the fast steps; the same as npm run check
  --since REF   only what the changes since this commit or branch can affect
  --help        print this text

Steps: ${steps.map(({ name }) => (name.includes(' ') ? `"${name}"` : name)).join(', ')}.

Exit code: 0 all steps passed, 1 a step failed, 2 an unknown option or step.`

/** The first argument that is neither an option nor a step; undefined if all are known. */
export const unknownWord = (words: readonly string[]): string | undefined => {
  const known = new Set(['--fast', ...steps.map(({ name }) => name)])
  return withoutOption(words, 'since').find(word => !known.has(word))
}
