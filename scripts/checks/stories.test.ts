import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { screenOfFile } from '#src/lib/menu/view-file.ts'
import { readModules } from './read-imports.ts'
import { root } from '../lib/command-line.ts'
import { filesBelow } from '../lib/files-below.ts'

const { modules } = readModules(root, ['src', 'stories', '.storybook'])
const importsOf = new Map(modules.map(({ file, imports }) => [file, imports.flatMap(one => one.file ?? [])]))
const stories = filesBelow(root, ['stories'], /\.stories\.tsx$/)
const pages = filesBelow(root, ['src/pages'], /\.page\.tsx?$/)

/** These render nothing visible of their own. */
const unseen = ['src/ui/form/leave-guard.tsx', 'src/ui/layout/shell.tsx', 'src/ui/form/use-agreement.tsx']

/** These files and every file they use. */
const reachedFrom = (starts: readonly string[]): Set<string> => {
  const reached = new Set<string>()
  const visit = (file: string): void => {
    if (reached.has(file)) return
    reached.add(file)
    importsOf.get(file)?.forEach(visit)
  }
  starts.forEach(visit)
  return reached
}

/** The source of all stories. */
const sources = stories.map(file => readFileSync(join(root, file), 'utf8')).join('\n')

// Proves PRJ-2.
test('every screen has a story', () => {
  const own = new Set(stories.flatMap(file => importsOf.get(file) ?? []))
  const withoutStory = pages
    .filter(file => !own.has(file))
    .map(screenOfFile)
    .filter(name => !sources.includes(`table('${name}'`) && !sources.includes(`screen('${name}'`))

  expect(pages.length).toBeGreaterThan(100)
  expect(withoutStory).toEqual([])
})

// Proves ACS-10.
test('every list of the user centre has a story of its empty state', () => {
  const lists = pages.filter(file => reachedFrom([file]).has('src/pages/user/layout/list-frame.tsx')).map(screenOfFile)

  // Every account has movements, because new accounts start with a balance.
  const withoutStory = lists.filter(name => name !== 'user/money' && !sources.includes(`nothing('${name}'`))

  expect(lists.length).toBeGreaterThan(9)
  expect(withoutStory).toEqual([])
})

// Proves PRJ-2.
test('every shared component is used by a story or by a screen, which has one', () => {
  const used = reachedFrom([...stories, ...pages])
  const pieces = filesBelow(root, ['src/ui', 'src/table/kinds'], /\.tsx$/)

  const unused = pieces.filter(file => !used.has(file))

  expect(pieces.length).toBeGreaterThan(80)
  expect(unused).toEqual([])
})

test('every shared control has its own story or one with similar controls', () => {
  const shown = reachedFrom(stories.filter(file => !file.startsWith('stories/screens/')))

  const hidden = filesBelow(root, ['src/ui'], /[/\\]ui[/\\](form|feedback|layout|media|controls|focus)[/\\][\w-]+\.tsx$/).filter(
    file => !unseen.includes(file) && !shown.has(file),
  )

  expect(hidden).toEqual([])
})

test('every module of the table engine is used by a story about tables', () => {
  const shown = reachedFrom(stories.filter(file => file.startsWith('stories/table/')))
  const pieces = filesBelow(root, ['src/table'], /\.tsx$/)

  const hidden = pieces.filter(file => !shown.has(file))

  expect(pieces.length).toBeGreaterThan(60)
  expect(hidden).toEqual([])
})

/** The text of a story, and of the whole file for what several of its stories share. */
const storyOf = (place: string): { story: string; file: string } => {
  const [name = '', story = ''] = place.split('#')
  const own = readFileSync(join(root, `stories/table/${name}.stories.tsx`), 'utf8')
  const file = own.includes('./kind-samples.ts') ? own + readFileSync(join(root, 'stories/table/kind-samples.ts'), 'utf8') : own
  const [, rest = ''] = file.split(new RegExp(`^export const ${story}\\b`, 'm'))
  return { story: rest.split(/^export const /m)[0] ?? '', file }
}

// Proves PRJ-8.
test('every option of the table engine is used by the story that tests it', () => {
  const list = readFileSync(join(root, 'stories/table/options.ts'), 'utf8')
  const options = [...list.matchAll(/^ {2}'?([\w.]+)'?: '([^']+#[^']+)'/gm)].map(([, option = '', place = '']) => ({
    option,
    place,
  }))

  const withoutStory = options.filter(({ option, place }) => {
    const { story, file } = storyOf(place)
    const word = option.split('.').at(-1) ?? ''
    const isTested = story.includes('play') && (story.includes('expect') || story.includes('find') || file.includes('expect'))
    return !isTested || !new RegExp(`\\b${word}\\b`, 'i').test(file)
  })

  expect(options.length).toBeGreaterThan(100)
  expect(withoutStory).toEqual([])
})
