import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isMain, root } from '../lib/command-line.ts'
import { filesBelow } from '../lib/files-below.ts'

/** The number of equal lines from which on code has to be shared. Source: PRJ-3. */
const leastLines = 10

/** Seeds and examples are data that may be equal; fixtures of the bench belong to other projects. */
const isExempt = (file: string) => /^mocks\/seeds\/|^contracts\/examples\/|^bench\/[\w-]*peers\//.test(file)

/** Import statements; their lines stay empty so that line numbers stay right. */
const withoutImports = (text: string) =>
  text.replaceAll(/^import\b[^']*'[^']+'$/gm, statement => statement.replaceAll(/[^\n]/g, ''))

type Run = { readonly file: string; readonly line: number }

/** Every run of `leastLines` lines of a file, without blank lines and indentation. */
const runsOf = (file: string, text: string): [string, Run][] => {
  const lines = withoutImports(text)
    .split('\n')
    .map((line, at) => ({ text: line.trim(), line: at + 1 }))
    .filter(({ text: trimmed }) => trimmed !== '')
  return lines.slice(0, Math.max(0, lines.length - leastLines + 1)).map(({ line }, at) => [
    lines
      .slice(at, at + leastLines)
      .map(one => one.text)
      .join('\n'),
    { file, line },
  ])
}

/**
 * Finds code that occurs twice: ten equal lines, apart from imports, blank lines and indentation.
 * @param texts the text of each file by its path.
 * @returns one message per copied place, however long it is.
 */
export const copiesIn = (texts: Readonly<Record<string, string>>): string[] => {
  const first = new Map<string, Run>()
  const problems: string[] = []
  for (const [file, text] of Object.entries(texts)) {
    let continues = false
    for (const [lines, run] of runsOf(file, text)) {
      const other = first.get(lines)
      if (other && !continues)
        problems.push(`${file}:${run.line} repeats ${leastLines} lines or more of ${other.file}:${other.line}: share them.`)
      continues = other !== undefined
      if (!other) first.set(lines, run)
    }
  }
  return problems
}

if (isMain(import.meta.url)) {
  const files = filesBelow(root, ['.'], /\.(ts|tsx|mjs|mts)$/).filter(file => !isExempt(file))
  const problems = copiesIn(Object.fromEntries(files.map(file => [file, readFileSync(join(root, file), 'utf8')])))
  for (const problem of problems) console.error(problem)
  console.log(`${files.length} files, ${problems.length} copies`)
  process.exitCode = problems.length > 0 ? 1 : 0
}
