import { expect, it } from 'vitest'
import { copiesIn } from './check-copies.ts'

const lines = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => `const n${from + at} = 1`).join('\n')

// Proves PRJ-3.
it('names both places of ten equal lines', () => {
  const problems = copiesIn({ 'a.ts': `// Why.\n${lines(1, 10)}`, 'b.ts': `${lines(20, 30)}\n${lines(1, 10)}` })

  expect(problems).toEqual(['b.ts:12 repeats 10 lines or more of a.ts:2: share them.'])
})

// Proves PRJ-3.
it('reports a longer copy once, and each further place', () => {
  const problems = copiesIn({ 'a.ts': lines(1, 30), 'b.ts': lines(1, 30), 'c.ts': lines(5, 20) })

  expect(problems).toEqual([
    'b.ts:1 repeats 10 lines or more of a.ts:1: share them.',
    'c.ts:1 repeats 10 lines or more of a.ts:5: share them.',
  ])
})

// Proves PRJ-3.
it('finds a copy within one file', () => {
  const problems = copiesIn({ 'a.ts': `${lines(1, 10)}\nlet other\n${lines(1, 10)}` })

  expect(problems).toEqual(['a.ts:12 repeats 10 lines or more of a.ts:1: share them.'])
})

// Proves PRJ-3.
it.each([
  ['nine equal lines', lines(1, 9), lines(1, 9)],
  ['equal imports', `import {\n${lines(1, 10)}\n} from 'a'\nexport {}`, `import {\n${lines(1, 10)}\n} from 'a'\nlet b`],
  ['lines in another order', lines(1, 12), `${lines(7, 12)}\n${lines(1, 6)}`],
])('accepts %s', (_, a, b) => {
  const problems = copiesIn({ 'a.ts': a, 'b.ts': b })

  expect(problems).toEqual([])
})

// Proves PRJ-3.
it('ignores indentation and blank lines', () => {
  const indented = lines(1, 10).replaceAll(/^/gm, '  ').replaceAll('\n', '\n\n')

  const problems = copiesIn({ 'a.ts': lines(1, 10), 'b.ts': indented })

  expect(problems).toHaveLength(1)
})
