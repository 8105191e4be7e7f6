import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** One requirement, a list item of `docs/requirements/<topic>.md`. */
export type Requirement = {
  readonly id: string
  readonly topic: string
  /** The heading of its section, without the prefix of the ids. */
  readonly section: string
  /** `core`: the specification requires it or the pages need it; `full`: a choice of this project. */
  readonly level: 'core' | 'full'
  readonly text: string
  readonly formula?: string
  readonly example?: string
  readonly line: number
}

/** The folder of the requirements, relative to the root. */
export const folder = 'docs/requirements'

const heading = /^## (.+) \(([A-Z]{3,4})\)$/
const item = /^- \*\*([A-Z]{3,4}-\d+)\*\* \((core|full)\) (.+)$/
const detail = /^ {2}- (Formula|Example): (.+)$/

type Parsed = { readonly requirements: readonly Requirement[]; readonly problems: readonly string[] }

/**
 * Parses one topic.
 * @param topic name of the file without `.md`.
 * @returns its requirements, and a problem for each malformed line.
 */
export const parseTopic = (topic: string, text: string): Parsed => {
  const found: Requirement[] = []
  const problems: string[] = []
  const complain = (at: number, what: string) => problems.push(`${folder}/${topic}.md:${at + 1}: ${what}`)
  let [section, prefix] = ['', '']
  for (const [at, line] of text.split('\n').entries()) {
    const [, title, letters] = heading.exec(line) ?? []
    const [, id, level, sentence] = item.exec(line) ?? []
    const [, key, value] = detail.exec(line) ?? []
    const last = found.at(-1)
    if (title && letters) [section, prefix] = [title, letters]
    else if (line.startsWith('## ')) complain(at, 'a section needs the prefix of its ids, such as "## Freight (FRT)".')
    else if (id && sentence) {
      if (!id.startsWith(`${prefix}-`)) complain(at, `${id} is in the section of ${prefix}.`)
      found.push({ id, topic, section, level: level as Requirement['level'], text: sentence, line: at + 1 })
    } else if (key && value && last) found[found.length - 1] = { ...last, [key.toLowerCase()]: value }
    else if (/^\s*- /.test(line)) complain(at, 'a list item is "- **ABC-1** (core) …", "  - Formula: …" or "  - Example: …".')
  }
  return { requirements: found, problems }
}

const numberOf = (id: string): number => Number(id.split('-')[1])

/** Reports duplicate and unsorted ids, prefixes used by several sections, and formulas without an example. */
const inconsistencies = (all: readonly Requirement[]): string[] => {
  const bySection = Map.groupBy(all, ({ topic, section }) => `${topic}, ${section}`)
  const sections = Map.groupBy(bySection.keys(), name => bySection.get(name)?.[0]?.id.split('-')[0])
  const shared = [...sections].filter(([, names]) => names.length > 1)
  const unordered = [...bySection.values()].flatMap(own =>
    own.filter(({ id }, at) => at > 0 && numberOf(id) <= numberOf(own[at - 1]?.id ?? '')),
  )
  return [
    ...shared.map(([prefix, names]) => `The prefix ${prefix} is used by ${names.join(' and ')}.`),
    ...unordered.map(({ id }) => `${id} is a duplicate or comes after a higher number.`),
    ...all.filter(({ formula, example }) => formula && !example).map(({ id }) => `${id} has a formula without an example.`),
  ]
}

/** Reads every requirement of the project in the order of the files, and what is wrong with them. */
export const readRequirements = (root: string): Parsed => {
  const topics = readdirSync(join(root, folder))
    .filter(file => file.endsWith('.md') && file !== 'README.md')
    .map(file => file.replace('.md', ''))
  const parsed = topics.map(topic => parseTopic(topic, readFileSync(join(root, folder, `${topic}.md`), 'utf8')))
  const requirements = parsed.flatMap(one => one.requirements)
  return { requirements, problems: [...parsed.flatMap(one => one.problems), ...inconsistencies(requirements)] }
}
