/** A place that cites a requirement. */
export type Citation = {
  readonly id: string
  readonly file: string
  readonly line: number
  /** Whether the place fails when the requirement is not met, as a test, an example, a rule or a bench does. */
  readonly proves: boolean
  /** The title of the test or rule; empty if the whole file is cited. */
  readonly title: string
  /**
   * The lines that belong to the citation (a test, an example, or the declaration below a comment), and the page modules they
   * use.
   */
  readonly text: string
}

/** Files whose citations count as proofs: the gate or a bench runs them, and they fail if the requirement is not met. */
const proofs = [
  /\.(?:test|type-test|spec|stories)\.tsx?$/,
  /^e2e\/.*\.ts$/,
  /^contracts\/(?:examples|rules)\//,
  /(?:^|\/)(?:bench|invariants|security\/checks)\//,
  /^scripts\/(?:.*\/)?check-[\w-]+\.ts$/,
]

const isProof = (file: string): boolean => proofs.some(one => one.test(file))

/**
 * A line that starts something with a title: a test, a group of tests, a rule, an example, a story, or a screen in a map by path.
 */
const begins = /^\s*(?:test|it|describe)\b|^\s*name:|\bwhen: ['"`]|^export (?:const \w+\b.* =|default\b)|^\s*'\/\S*': \{/

const quoted = /(['"`])((?:\\.|(?!\1).)+)\1/

/** The title that starts at line `at`: the quoted text of a test, or the name of a story. */
const titleAt = (lines: readonly string[], at: number): string => {
  const [, story] = /^export const (\w+)/.exec(lines[at] ?? '') ?? []
  if (story) return story
  const isTable = /\.each/.test(lines[at] ?? '')
  const from = isTable ? lines.findIndex((line, index) => index >= at && /\)\(\s*$|\)\(['"`]/.test(line)) : at
  const found = lines.slice(Math.max(from, at), Math.max(from, at) + 4).find(line => quoted.test(line))
  return quoted.exec(found?.replace(/^.*when: |^.*\)\((?=['"`])/, '') ?? '')?.[2] ?? ''
}

/** The page modules that the text uses by their imported names. */
const pagesUsed = (text: string, lines: readonly string[]): string[] =>
  lines.flatMap(line => {
    const [, names = '', from = ''] = /^import (.+) from '(#src\/pages\/.+)'$/.exec(line) ?? []
    return (names.match(/\w+/g) ?? []).some(name => new RegExp(`\\b${name}\\b`).test(text)) ? [from] : []
  })

type Place = { readonly title: string; readonly text: string }

/** What a citation on line `at` refers to: the next test or declaration, or within a rule (`source: 'FRT-3'`) that rule. */
const placeOf = (lines: readonly string[], at: number, firstImport: number): Place => {
  if (at < firstImport) return { title: '', text: lines.join('\n') }
  const inRule = /^\s*source:/.test(lines[at] ?? '')
  const start = inRule
    ? lines.findLastIndex((line, index) => index < at && /^\s*name:/.test(line))
    : lines.findIndex((line, index) => index >= at && begins.test(line))
  if (start < 0) return { title: '', text: '' }
  const indent = /^\s*/.exec(lines[start] ?? '')?.[0].length ?? 0
  const end = lines.findIndex((line, index) => index > Math.max(start, at) && begins.test(line) && line.search(/\S/) <= indent)
  const text = lines.slice(start, end < 0 ? undefined : end).join('\n')
  return { title: titleAt(lines, start), text: [text, ...pagesUsed(text, lines)].join('\n') }
}

/**
 * Finds every requirement that a file cites.
 * @param prefixes the known prefixes; other words of the same form, such as UTF-8, are not ids.
 */
export const citationsIn = (file: string, text: string, prefixes: ReadonlySet<string>): Citation[] => {
  const lines = text.split('\n')
  const firstImport = lines.findIndex(line => line.startsWith('import '))
  return lines.flatMap((line, at) => {
    const ids = (line.match(/\b[A-Z]{3,4}-\d+\b/g) ?? []).filter(id => prefixes.has(id.split('-')[0] ?? ''))
    if (ids.length === 0) return []
    const place = placeOf(lines, at, firstImport)
    return ids.map(id => ({ id, file, line: at + 1, proves: isProof(file), ...place }))
  })
}
