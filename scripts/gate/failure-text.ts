import type { TestResult } from './read-tests.ts'

const indented = (text: string, by: number): string => text.replaceAll('\n', `\n${' '.repeat(by)}`)

/** Removes the stack frames inside packages, which say nothing about the failed test. */
const withoutPackages = (text: string): string => text.replaceAll(/^ +at .*node_modules.*\n?/gm, '').trimEnd()

const nameOf = ({ file, title, evidence }: TestResult): string => [`${file} › ${title}`, ...evidence].join('\n')

/**
 * Formats failed or flaky tests. Tests with the same error form one group, so that the error is printed once.
 * @returns one text per group.
 */
export const failureTexts = (tests: readonly TestResult[]): string[] => {
  const groups = Map.groupBy(tests, ({ reasons }) => withoutPackages(reasons.join('\n')))
  return [...groups].map(([why, alike]) => {
    const [only] = alike
    const head = alike.length === 1 && only ? nameOf(only) : `${alike.length} tests with the same error`
    const names = alike.length === 1 ? [] : alike.map(test => `- ${indented(nameOf(test), 2)}`)
    return indented([head, why, ...names].join('\n'), 2)
  })
}
