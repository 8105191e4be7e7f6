import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isMain, root } from '../lib/command-line.ts'
import { citationsIn, type Citation } from './citations.ts'
import { folder, readRequirements, type Requirement } from './read-requirements.ts'

/** Names of documents outside this repository, which readers cannot open. */
const elsewhere =
  /\b(?:spec, sections?|design, section|(?:rules|screens|entities|api)-(?:storefront|backoffice|shared|admin|seller)|real-replies, section|menus\.yaml)\b/

const isText = (file: string): boolean => /\.(?:tsx?|mjs|md|json)$/.test(file) && !file.startsWith('contracts/pacts/')

/** Text files of the project, except the requirements themselves. */
const sources = (): { file: string; text: string }[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter(file => isText(file) && !file.startsWith(`${folder}/`) && file !== 'package-lock.json')
    .flatMap(file => {
      try {
        return [{ file, text: readFileSync(join(root, file), 'utf8') }]
      } catch {
        return []
      }
    })

/** Reads all requirements and every place that cites one. */
export const readAll = () => {
  const { requirements, problems } = readRequirements(root)
  const prefixes = new Set(requirements.map(({ id }) => id.split('-')[0] ?? ''))
  const files = sources()
  const citations = files.flatMap(({ file, text }) => citationsIn(file, text, prefixes))
  return { requirements, problems, files, citations }
}

/** Reports citations of requirements that do not exist. */
export const unknownIn = (requirements: readonly Requirement[], citations: readonly Citation[]): string[] => {
  const known = new Set(requirements.map(({ id }) => id))
  return citations
    .filter(({ id }) => !known.has(id))
    .map(({ id, file, line }) => `${file}:${line}: there is no requirement ${id}.`)
}

/** Reports requirements that no test, example, rule or bench cites. */
export const unproved = (requirements: readonly Requirement[], citations: readonly Citation[]): string[] => {
  const proved = new Set(citations.filter(({ proves }) => proves).map(({ id }) => id))
  return requirements
    .filter(({ id }) => !proved.has(id))
    .map(
      ({ id, topic, line }) => `${folder}/${topic}.md:${line}: nothing proves ${id}. Name it above a test that fails without it.`,
    )
}

/** Reports lines that cite a document outside this repository. */
export const foreignCitationsIn = (file: string, text: string): string[] =>
  text
    .split('\n')
    .flatMap((line, at) => (elsewhere.test(line) ? [`${file}:${at + 1}: cites a document that is not in this repository.`] : []))

/** Prints every problem of the requirements and a summary. @returns the exit code */
export const printProblems = ({ requirements, problems, files, citations }: ReturnType<typeof readAll>): 0 | 1 => {
  const own = files.filter(({ file }) => !file.startsWith('scripts/requirements/'))
  const all = [
    ...problems,
    ...unknownIn(requirements, citations),
    ...own.flatMap(({ file, text }) => foreignCitationsIn(file, text)),
    ...unproved(requirements, citations),
  ]
  for (const problem of all) console.error(problem)
  console.log(`${requirements.length} requirements, ${citations.length} citations, ${all.length} problems`)
  return all.length > 0 ? 1 : 0
}

if (isMain(import.meta.url)) process.exitCode = printProblems(readAll())
