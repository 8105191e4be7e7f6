import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../lib/command-line.ts'
import { filesBelow } from '../lib/files-below.ts'

const documents = filesBelow(root, ['.'], /\.md$/)

/** Remembers the results of a function of one text: every link to a document reads it, and the pages of the API have thousands. */
const remembering = <Result>(of: (text: string) => Result): ((text: string) => Result) => {
  const known = new Map<string, Result>()
  return text => {
    const result = known.get(text) ?? of(text)
    known.set(text, result)
    return result
  }
}

const read = remembering(file => readFileSync(join(root, file), 'utf8'))

/** A document without code blocks, which may contain anything. */
const proseOf = (text: string): string => text.replace(/```[\s\S]*?```/g, '')

/** A document without any code, of which patterns can look like links. */
const withoutCode = (text: string): string => proseOf(text).replaceAll(/`[^`\n]*`/g, '')

/** GitHub's anchor for a heading. */
const anchorOf = (heading: string): string =>
  heading
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-')

const anchorsOf = remembering(
  text =>
    new Set([
      ...[...proseOf(text).matchAll(/^#+\s+(.*)$/gm)].map(([, heading = '']) => anchorOf(heading)),
      ...[...text.matchAll(/<a id="([^"]+)">/g)].map(([, id = '']) => id),
    ]),
)

/** Links of one document whose targets do not exist. */
const deadLinks = (file: string, text: string): string[] =>
  [...withoutCode(text).matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, target = '']) => {
    if (/^[a-z]+:/.test(target)) return []
    const [path = '', anchor] = target.split('#')
    const aim = path ? join(dirname(file), path) : file
    if (!existsSync(join(root, aim))) return [`${file}: ${target} does not exist`]
    if (anchor === undefined || !aim.endsWith('.md')) return []
    const isDead = !anchorsOf(path ? read(aim) : text).has(anchor)
    return isDead ? [`${file}: ${target} names a heading that does not exist`] : []
  })

/** Paths from the root that a document names in code style although they do not exist. */
const missingFiles = (file: string, text: string): string[] =>
  [...proseOf(text).matchAll(/`((?:contracts|docs|e2e|harness|mocks|scripts|src|stories)\/[\w./-]+\.\w+)`/g)].flatMap(
    ([, path = '']) => (existsSync(join(root, path)) ? [] : [`${file}: ${path} does not exist`]),
  )

describe('documents', () => {
  // Proves PRJ-7.
  it('link to files and headings that exist', () => {
    expect(documents.length).toBeGreaterThan(50)
    expect(documents.flatMap(file => deadLinks(file, read(file)))).toEqual([])
  })

  // Proves PRJ-7.
  it('name only files that exist', () => {
    // Decisions and the changelog describe the past, so they may name deleted files.
    const present = documents.filter(file => !/^docs\/decisions\/\d/.test(file) && file !== 'CHANGELOG.md')

    expect(present.flatMap(file => missingFiles(file, read(file)))).toEqual([])
  })

  // Proves PRJ-7.
  it('list every decision in the index', () => {
    const index = read('docs/decisions/README.md')
    const decisions = documents.flatMap(file => /^docs\/decisions\/(\d.*)$/.exec(file)?.[1] ?? [])

    expect(decisions.length).toBeGreaterThan(90)
    expect(decisions.filter(name => !index.includes(`](${name})`))).toEqual([])
  })

  // Proves PRJ-7.
  it.each([
    ['a missing file', '[x](nowhere.md)', ['README.md: nowhere.md does not exist']],
    [
      'a missing heading',
      '[x](CONTRIBUTING.md#nowhere)',
      ['README.md: CONTRIBUTING.md#nowhere names a heading that does not exist'],
    ],
    ['a heading of the same document', '# A field: how?\n[x](#a-field-how)', []],
    ['another site', '[x](https://example.com)', []],
  ])('that link to %s are checked', (_, text, found) => {
    expect(deadLinks('README.md', text)).toEqual(found)
  })
})
