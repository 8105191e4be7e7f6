import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../lib/command-line.ts'
import { screens, type Screen } from '../screens/screens.ts'
import { openWorktree, runIn } from './worktree.ts'
import { StoryIndex, type Story } from './story-subjects.ts'

/** What pictures are taken of: the build with the mock, Storybook, and the lists of what they contain. */
export type Revision = {
  readonly demo: string
  readonly storybook: string
  readonly screens: readonly Screen[]
  readonly stories: readonly Story[]
}

const storybook = ['build', '--output-dir', 'dist/storybook', '--quiet', '--disable-telemetry'] as const

/** Prints the screens of a checkout; those of this one if that checkout has no such list. */
const listScreens = `import('./scripts/screens/screens.ts').then(list => console.log(JSON.stringify(list.screens)))`

const screensIn = async (checkout: string): Promise<string> =>
  existsSync(join(checkout, 'scripts/screens/screens.ts'))
    ? runIn(checkout, 'node', '--input-type=module', '--eval', listScreens)
    : JSON.stringify(screens)

const buildIn = async (checkout: string): Promise<void> => {
  await runIn(checkout, 'npm', 'run', 'demo', '--', '--no-serve')
  await runIn(checkout, 'storybook', ...storybook)
}

const read = (folder: string, list: string): Revision => {
  const index = StoryIndex.parse(JSON.parse(readFileSync(join(folder, 'storybook/index.json'), 'utf8')))
  return {
    demo: join(folder, 'demo'),
    storybook: join(folder, 'storybook'),
    screens: JSON.parse(list),
    stories: Object.values(index.entries).filter(({ type }) => type === 'story'),
  }
}

/** Builds of earlier commits are kept here, by commit. */
const kept = join(root, '.cache/compare')

/** The builds of a commit. Builds of the last commit that was compared with are kept, so the next comparison is faster. */
export const revisionAt = async (commit: string): Promise<Revision> => {
  const folder = join(kept, commit)
  if (!existsSync(join(folder, 'screens.json'))) {
    rmSync(kept, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
    const { folder: checkout, remove } = await openWorktree(commit)
    await buildIn(checkout)
    for (const name of ['demo', 'storybook']) cpSync(join(checkout, 'dist', name), join(folder, name), { recursive: true })
    writeFileSync(join(folder, 'screens.json'), await screensIn(checkout))
    remove()
  }
  return read(folder, readFileSync(join(folder, 'screens.json'), 'utf8'))
}

/** The builds of the working tree, with changes that are not committed. */
export const revisionNow = async (): Promise<Revision> => {
  await buildIn(root)
  return read(join(root, 'dist'), JSON.stringify(screens))
}
