import { expect, it } from 'vitest'
import { cutLines, withoutStatistics } from './run-step.ts'

it('leaves out the statistics below the errors of the compiler', () => {
  const output = [
    "src/a.ts(1,7): error TS2322: Type 'string' is not assignable to type 'number'.",
    'Files:              83',
    'Memory used:    64742K',
    'Total time:     2.446s',
    '',
  ].join('\n')

  expect(withoutStatistics(output)).toBe("src/a.ts(1,7): error TS2322: Type 'string' is not assignable to type 'number'.")
})

it('cuts long lines, such as a list of every key of a text', () => {
  const output = `error TS2345: ${'x'.repeat(400)}\nsecond line`

  expect(cutLines(output)).toBe(`error TS2345: ${'x'.repeat(286)} …\nsecond line`)
})
