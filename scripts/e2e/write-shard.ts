import { globSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import seconds from './seconds.json' with { type: 'json' }
import { option, root, stop } from '../lib/command-line.ts'
import { shardIn, shardsOf, type Shard } from './shards.ts'

/** Reads `--shard=1/4`; undefined without it. Ends the process if it is malformed. */
export const shardOption = (): Shard | undefined => {
  const text = option('shard')
  return text === undefined ? undefined : (shardIn(text) ?? stop(`--shard must be like 1/4, not "${text}".`))
}

/**
 * Lines that name every file and no test of it. Playwright loads only the files that a list names, and a test of a generated
 * suite is listed under the file that generates it.
 */
const everyFile = (): string[] =>
  globSync('**/*.spec.ts', { cwd: join(root, 'e2e') }).map(file => `${file.replaceAll('\\', '/')} › no test of this name`)

/**
 * Writes the tests of a shard to a file for Playwright's `--test-list`.
 * @param all the tests to split, as `listTests` returns them.
 * @returns the path of the file.
 */
export const writeShard = ({ current, total }: Shard, all: readonly string[]): string => {
  const tests = shardsOf(all, total, seconds)[current - 1] ?? []
  if (tests.length === 0) stop(`Shard ${current} of ${total} has no test.`)
  const file = join(root, `dist/reports/shard-${current}-of-${total}.txt`)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, [...tests, ...everyFile()].join('\n'))
  return file
}
