import type { TestResult } from './read-tests.ts'

const indented = (text: string, by: number): string => text.replaceAll('\n', `\n${' '.repeat(by)}`)

/** Removes the stack frames inside packages, which say nothing about the failed test. */
const withoutPackages = (text: string): string => text.replaceAll(/^ +at .*node_modules.*\n?/gm, '').trimEnd()

const nameOf = ({ file, title, evidence }: TestResult): string => [`${file} › ${title}`, ...evidence].join('\n')

/** What the mock says when a call breaks an invariant: often the cause of other failures. */
const brokenInvariant = /\bbreaks \\?"/

/**
 * Formats failed or flaky tests. Tests with the same error form one group, so that the error is printed once.
 * @returns one text per group; broken invariants of the mock first.
 */
export const failureTexts = (tests: readonly TestResult[]): string[] => {
  const groups = Map.groupBy(tests, ({ reasons }) => withoutPackages(reasons.join('\n')))
  const isCause = ([why]: readonly [string, unknown]): boolean => brokenInvariant.test(why)
  const ordered = [...groups].toSorted((a, b) => Number(isCause(b)) - Number(isCause(a)))
  return ordered.map(([why, alike]) => {
    const [only] = alike
    const head = alike.length === 1 && only ? nameOf(only) : `${alike.length} tests with the same error`
    const names = alike.length === 1 ? [] : alike.map(test => `- ${indented(nameOf(test), 2)}`)
    return indented([head, why, ...names].join('\n'), 2)
  })
}
