import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readModules, type Module } from '../checks/read-imports.ts'
import { root } from '../lib/command-line.ts'
import type { Changes } from './changes.ts'
import { chainTo, dependentsOf, importersOf, type Importers } from './graph.ts'
import { names, screensIn, type Screen } from './screens.ts'

/** What a change can affect. */
export type Selection = {
  /** Why everything has to run; the other fields are empty then. */
  readonly whole?: string
  readonly unit: readonly string[]
  readonly stories: readonly string[]
  /** Screens whose stories have to run although the files of the stories have not changed; they refer to pages by path. */
  readonly screens: readonly Screen[]
  /** Files of end-to-end tests. */
  readonly suites: readonly string[]
}

const folders = ['src', 'contracts', 'mocks', 'harness', 'e2e', 'stories', 'scripts', 'bench', '.storybook']

/** The frame of every screen. The search of the offices is a dialog that the frame loads when it is opened. */
const frame = /^src\/(main\.tsx|app\/(?!office-search\/))/

/** Files that everything depends on. */
const wide =
  /^(package(-lock)?\.json|tsconfig\.json|index\.html|(vite|vitest|playwright)\.config\.ts|public\/|\.storybook\/|scripts\/(build|e2e|lib)\/|src\/main\.tsx)/

/** Suites that are generated per screen or open every screen. They are selected by screen, and whole if they or a helper change. */
const isGenerated = (file: string): boolean => /^e2e\/(tables|routes|matrix)\//.test(file)

const isSuite = (file: string): boolean => file.endsWith('.spec.ts')

const textOf = (file: string): string => readFileSync(join(root, file), 'utf8')

/**
 * The descriptions of the calls that handlers of the mock answer, each with its handler. Screens depend on a rule of the mock
 * through its calls.
 */
const callsBehind = (modules: ReadonlyMap<string, Module>, files: Iterable<string>): Map<string, string> =>
  new Map(
    [...files]
      .filter(file => file.startsWith('mocks/handlers/') && !file.endsWith('.test.ts'))
      .flatMap(handler =>
        (modules.get(handler)?.imports ?? []).flatMap(({ file = '' }): [string, string][] =>
          /^contracts\/api\/[\w-]+\/[\w-]+\.ts$/.test(file) ? [[file, handler]] : [],
        ),
      ),
  )

/** The code of a suite and of the helpers that it shares with few others. */
const wordsOf = (modules: ReadonlyMap<string, Module>, importers: Importers, suite: string): string => {
  const helpers = (modules.get(suite)?.imports ?? []).flatMap(({ file = '' }) =>
    file.startsWith('e2e/') && (importers.get(file)?.length ?? 0) < 8 ? [file] : [],
  )
  return [suite, ...helpers]
    .map(textOf)
    .join('\n')
    .replaceAll(/^import .*$/gm, '')
}

/** Whether code contains the key of a text. The forms of a plural share the key without its ending. */
const namesText = (code: string, key: string): boolean => [key, key.replace(/_\w+$/, '')].some(name => code.includes(`'${name}'`))

/**
 * Whether code uses a text. The table engine uses the labels of all fields (`field.name`), so a page that names the field uses
 * its label.
 */
const reads = (code: string, word: string): boolean =>
  word.startsWith('field.') ? new RegExp(`\\b${word.slice(6)}\\b`).test(code) : namesText(code, word)

/** Files of pages and suites that use one of these texts. */
const readersOf = (modules: readonly Module[], words: readonly string[]): string[] =>
  modules
    .map(({ file }) => file)
    .filter(file => words.length > 0 && /^(src|e2e)\//.test(file))
    .filter(file => {
      const code = textOf(file)
      return words.some(word => reads(code, word))
    })

/** Every module of the project with its imports, as input for `select`. */
export const modulesOfProject = (): readonly Module[] => readModules(root, folders).modules

/** Determines from imports, calls, screens and texts what a change can affect. */
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
  // A changed description affects its own calls only, not the others of a handler that answers them.
  const ofMock = dependentsOf(
    importers,
    files.filter(file => file.startsWith('mocks/')),
  )
  const behind = callsBehind(modules, ofMock.keys())
  const viaMock = dependentsOf(importers, [...behind.keys()])
  const code = new Map([...viaMock, ...behind, ...direct])
  const shell = [...code.keys()].find(file => frame.test(file) && !/\.test\.tsx?$/.test(file))
  if (shell) return { ...none, whole: `it affects the frame of every screen: ${chainTo(code, shell)}` }
  const screens = screensIn([...code.keys(), ...showing.keys()])
  const isTouched = (suite: string) => {
    const text = wordsOf(modules, importers, suite)
    return code.has(suite) || readers.has(suite) || screens.some(screen => names(text, screen))
  }
  const rewritten = dependentsOf(
    importers,
    files.filter(file => file.startsWith('e2e/')),
  )
  const suites = all.map(({ file }) => file).filter(isSuite)
  return {
    unit: [...direct.keys()].filter(file => /\.test\.tsx?$/.test(file)),
    stories: [...direct.keys(), ...showing.keys()].filter(file => file.endsWith('.stories.tsx')),
    screens,
    suites: suites.filter(file => (isGenerated(file) ? rewritten.has(file) : isTouched(file))),
  }
}
