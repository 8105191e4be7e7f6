import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readModules, type Module } from '../checks/read-imports.ts'
import { root } from '../lib/command-line.ts'
import type { Changes } from './changes.ts'
import { dependentsOf, importersOf, type Importers } from './graph.ts'
import { names, screensIn, type Screen } from './screens.ts'

/** What a change can touch. */
export type Selection = {
  /** Why nothing can be left out; the other fields are empty then. */
  readonly whole?: string
  readonly unit: readonly string[]
  readonly stories: readonly string[]
  /** Screens whose stories are to run although their files have not changed: they find pages by their paths. */
  readonly screens: readonly Screen[]
  /** Files of end-to-end tests. */
  readonly suites: readonly string[]
}

const folders = ['src', 'contracts', 'mocks', 'harness', 'e2e', 'stories', 'scripts', '.storybook']

/** What everything depends on. */
const wide =
  /^(package(-lock)?\.json|tsconfig\.json|index\.html|(vite|vitest|playwright)\.config\.ts|public\/|\.storybook\/|scripts\/(build|e2e|lib)\/|src\/main\.tsx)/

/** Suites that are generated for each screen or open all of them: they are chosen by the screens. */
const isGenerated = (file: string): boolean => /^e2e\/(tables|routes|matrix)\//.test(file)

const isSuite = (file: string): boolean => file.endsWith('.spec.ts')

const textOf = (file: string): string => readFileSync(join(root, file), 'utf8')

/** The calls that handlers of the mock answer, as files: screens know a rule of the mock by its calls. */
const callsBehind = (modules: ReadonlyMap<string, Module>, files: Iterable<string>): string[] =>
  [...files]
    .filter(file => file.startsWith('mocks/handlers/'))
    .flatMap(file => modules.get(file)?.imports ?? [])
    .flatMap(({ file = '' }) => (/^contracts\/api\/[\w-]+\/[\w-]+\.ts$/.test(file) ? [file] : []))

/** What a suite says in its own words and those of helpers that few others share. */
const wordsOf = (modules: ReadonlyMap<string, Module>, importers: Importers, suite: string): string => {
  const helpers = (modules.get(suite)?.imports ?? []).flatMap(({ file = '' }) =>
    file.startsWith('e2e/') && (importers.get(file)?.length ?? 0) < 8 ? [file] : [],
  )
  return [suite, ...helpers]
    .map(textOf)
    .join('\n')
    .replaceAll(/^import .*$/gm, '')
}

/** Whether code names the key of a text; the forms of a plural share the key without their ending. */
const namesText = (code: string, key: string): boolean => [key, key.replace(/_\w+$/, '')].some(name => code.includes(`'${name}'`))

/** Whether code names a text. The table engine names the labels of all fields (`field.name`); a page names a field itself. */
const reads = (code: string, word: string): boolean =>
  word.startsWith('field.') ? new RegExp(`\\b${word.slice(6)}\\b`).test(code) : namesText(code, word)

/** Code of pages and suites that shows one of these texts. */
const readersOf = (modules: readonly Module[], words: readonly string[]): string[] =>
  modules
    .map(({ file }) => file)
    .filter(file => words.length > 0 && /^(src|e2e)\//.test(file))
    .filter(file => {
      const code = textOf(file)
      return words.some(word => reads(code, word))
    })

/** Every module of the project with its imports: what `select` reads. */
export const modulesOfProject = (): readonly Module[] => readModules(root, folders).modules

/** Reads off the imports, calls, screens and texts what a change can touch. */
export const select = ({ files, words }: Changes, all: readonly Module[]): Selection => {
  const none = { unit: [], stories: [], screens: [], suites: [] }
  const cause = files.find(file => wide.test(file))
  if (cause) return { ...none, whole: `everything depends on ${cause}` }
  const modules = new Map(all.map(module => [module.file, module]))
  const importers = importersOf(all)
  const direct = dependentsOf(importers, files)
  const readers = new Set(readersOf(all, words))
  const showing = dependentsOf(
    importers,
    [...readers].filter(file => /^src\/(?!app\/)/.test(file)),
  )
  const viaMock = dependentsOf(importers, callsBehind(modules, direct))
  const code = new Set([...direct, ...viaMock])
  const shell = [...code].find(file => /^src\/(main\.tsx|app\/)/.test(file) && !/\.test\.tsx?$/.test(file))
  if (shell) return { ...none, whole: `every screen has ${shell}` }
  const screens = screensIn([...code, ...showing])
  const isTouched = (suite: string) => {
    const text = wordsOf(modules, importers, suite)
    return code.has(suite) || readers.has(suite) || screens.some(screen => names(text, screen))
  }
  const suites = all.map(({ file }) => file).filter(isSuite)
  return {
    unit: [...direct].filter(file => /\.test\.tsx?$/.test(file)),
    stories: [...direct, ...showing].filter(file => file.endsWith('.stories.tsx')),
    screens,
    suites: suites.filter(file => (isGenerated(file) ? files.includes(file) : isTouched(file))),
  }
}
