import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Step } from '../gate/steps.ts'
import { root } from '../lib/command-line.ts'
import { changesSince, type Changes } from './changes.ts'
import { escaped } from './screens.ts'
import { modulesOfProject, select, type Selection } from './select.ts'

/** One `--grep` pattern for Playwright, which matches project, file, title and tags; undefined if no suite is affected. */
export const patternOf = ({ suites, screens }: Selection): string | undefined => {
  const files = suites.map(file => `(^| )${escaped(file.replace(/^e2e\//, ''))} `)
  const generated = screens.flatMap(({ path }) =>
    /^\/(Admin|Seller)\//.test(path) ? [`tables/\\S+ ${escaped(path)}[ ?]`] : [`routes/\\S+ ${escaped(path)}:`],
  )
  const parts = [...new Set([...files, ...generated])]
  return parts.length > 0 ? parts.join('|') : undefined
}

/** The title of a story: `export const GoodsBrands = …` is the story "Goods Brands". */
const titleOf = (name: string): string => name.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, ' ')

/** Stories of screens are in files with lines such as `export const GoodsBrands = table('admin/goods-brands')`. */
const lists = ['admin-tables', 'admin', 'seller-tables', 'seller', 'shop', 'user'].map(
  name => `stories/screens/${name}.stories.tsx`,
)

/** The stories of a file whose line passes `isWanted` with its first string. */
const storiesIn = (file: string, isWanted: (source: string) => boolean): { file: string; title: string }[] =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/^export const (\w+)(?:[^'"\n]*['"]([^'"\n]*)['"])?/gm)]
    .filter(([, , source = '']) => isWanted(source))
    .map(([, name = '']) => ({ file, title: titleOf(name) }))

/** Files and a title pattern for vitest's command line. */
const storyWords = ({ stories, screens }: Selection): string[] => {
  const wanted = new Set(screens.map(({ name }) => name))
  const found = [
    ...stories.flatMap(file => storiesIn(file, () => true)),
    ...lists.filter(file => !stories.includes(file)).flatMap(file => storiesIn(file, source => wanted.has(source))),
  ]
  const titles = [...new Set(found.map(({ title }) => title))].join('|')
  return found.length > 0 ? [...new Set(found.map(({ file }) => file)), '-t', `(${titles})$`] : []
}

const isCode = (file: string): boolean => /\.(ts|tsx|mts|mjs|js)$/.test(file)

/** Adds arguments to the command of a step; no step if there is nothing to run. */
const withWords = (step: Step, words: readonly string[]): Step[] =>
  words.length > 0 ? [{ ...step, command: [...step.command, ...words] }] : []

/** Steps that always check everything, because they are fast or cannot be divided. */
const always = new Set(['types', 'imports', 'words', 'files', 'copies', 'requirements', 'unused', 'browser'])

/** Steps of the backend and its contracts. */
const ofBackend = new Set(['contracts', 'long', 'hosts'])

/**
 * The steps of the gate that a change can affect.
 * @returns all steps if nothing can be left out.
 */
export const narrow = (steps: readonly Step[], { files }: Changes, selection: Selection): readonly Step[] => {
  if (selection.whole !== undefined) return steps
  const present = files.filter(file => existsSync(join(root, file)))
  const pattern = patternOf(selection)
  const backend = files.some(file => /^(contracts|mocks|harness)\//.test(file))
  const parts: Readonly<Record<string, (step: Step) => Step[]>> = {
    lint: step => withWords(step, present.filter(isCode)),
    format: step => withWords(step, present),
    unit: step => withWords(step, selection.unit),
    stories: step => withWords(step, storyWords(selection)),
    e2e: ({ command, ...step }) =>
      pattern === undefined
        ? []
        : [{ ...step, command: [...command.filter(word => !word.startsWith('--grep')), `--grep=${pattern}`] }],
  }
  return steps.flatMap(step => {
    if (always.has(step.name) || (backend && ofBackend.has(step.name))) return [step]
    return parts[step.name]?.(step) ?? []
  })
}

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`

/** Determines what the changes since `ref` can affect, and prints it. */
const selectSince = (ref: string): { changes: Changes; selection: Selection } => {
  const changes = changesSince(ref)
  const selection = select(changes, modulesOfProject())
  const { whole, screens, suites } = selection
  const changed = `${counted(changes.files.length, 'file')} and ${counted(changes.words.length, 'interface text')}`
  const affected = `${counted(screens.length, 'screen')} and ${counted(suites.length, 'file')} of end-to-end tests`
  if (changes.files.length + changes.words.length === 0) console.log(`Nothing has changed since ${ref}, committed or not.`)
  else
    console.log(
      `Changed since ${ref}: ${changed}. ${whole === undefined ? `Affected: ${affected}.` : `Everything runs, because ${whole}.`}`,
    )
  return { changes, selection }
}

/** The steps of the gate that the changes since `ref` can affect. */
export const stepsSince = (ref: string, steps: readonly Step[]): readonly Step[] => {
  const { changes, selection } = selectSince(ref)
  return narrow(steps, changes, selection)
}

/** A pattern of the end-to-end tests that the changes since `ref` can affect: undefined for all, empty for none. */
export const suitesSince = (ref: string): string | undefined => {
  const { selection } = selectSince(ref)
  return selection.whole === undefined ? (patternOf(selection) ?? '') : undefined
}
