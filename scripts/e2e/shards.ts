/** Seconds that a test of a file usually takes, by path below `e2e`, such as `shop/cart.spec.ts`. */
export type Seconds = Readonly<Record<string, number>>

/** The file of a test as `playwright test --list` prints it: `  [en] › shop/cart.spec.ts:12:5 › title`. */
const fileOf = (line: string): string => /› (\S+?):\d+:\d+ ›/.exec(line)?.[1] ?? ''

/** The tests among the lines that `playwright test --list` prints. */
export const testsIn = (output: string): string[] => output.split('\n').filter(line => fileOf(line) !== '')

const sumOf = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0)

/** What a test usually costs, in seconds. A test of a file without a figure counts as an average one. */
const costWith = (seconds: Seconds): ((test: string) => number) => {
  const known = Object.values(seconds)
  const average = known.length === 0 ? 1 : sumOf(known) / known.length
  return test => seconds[fileOf(test)] ?? average
}

/**
 * Estimates how long tests take, in minutes.
 * @param tests lines of `testsIn`.
 */
export const minutesOf = (tests: readonly string[], workers: number, seconds: Seconds): number =>
  sumOf(tests.map(costWith(seconds))) / workers / 60

/**
 * Splits tests into shards of about equal time: the longest test first, each into the shard that takes the least time so far.
 * @param tests lines of `testsIn`.
 */
export const shardsOf = (tests: readonly string[], total: number, seconds: Seconds): string[][] => {
  const costOf = costWith(seconds)
  const shards = Array.from({ length: total }, () => ({ tests: Array<string>(), cost: 0 }))
  for (const test of tests.toSorted((one, other) => costOf(other) - costOf(one))) {
    const shortest = shards.reduce((least, one) => (one.cost < least.cost ? one : least))
    shortest.tests.push(test)
    shortest.cost += costOf(test)
  }
  return shards.map(shard => shard.tests)
}

/** One of several parts of the suite, from 1. */
export type Shard = { readonly current: number; readonly total: number }

/** Reads `2/4`; undefined unless it names one of the shards. */
export const shardIn = (text: string): Shard | undefined => {
  const [, current = 0, total = 0] = (/^(\d+)\/(\d+)$/.exec(text) ?? []).map(Number)
  return current > 0 && current <= total ? { current, total } : undefined
}
