/**
 * Shows what has changed on the screen since a commit: `npm run compare -- --since main`. Builds both revisions, takes pictures
 * of every route, screen and story in the same browser and writes a page with those that differ.
 */
import { rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { installBrowser } from '../lib/browser.ts'
import { readOptions, root, stop, wholeNumber } from '../lib/command-line.ts'
import { launch, openCamera } from '../pictures/camera.ts'
import { serveFolder } from '../serve/static-host.ts'
import { forkPoint } from '../since/changes.ts'
import { screenChains } from './screen-subjects.ts'
import { revisionAt, revisionNow, type Revision } from './revision.ts'
import { storyChains } from './story-subjects.ts'
import { looksFor, type Chain } from './subject.ts'
import { takeChain, type Finding, type Pair } from './take.ts'
import { pairUp, type Paired } from './pair-up.ts'
import { writeReport } from './report.ts'

const folder = join(root, 'dist/compare')
const help = `Shows what has changed on the screen since a commit: takes pictures of both revisions and reports those that differ.

  npm run compare -- --since REVISION [--screen TEXT] [--all] [--seed N]

  --since REVISION  the commit or branch to compare with
  --screen TEXT     only screens and stories with this text in their name
  --all             every width, theme and language of each one
  --seed N          which widths, themes and languages are taken otherwise. Default: 1`

const options = readOptions(help, {
  since: { type: 'string' },
  screen: { type: 'string', default: '' },
  all: { type: 'boolean', default: false },
  seed: { type: 'string', default: '1' },
})
const since = options.since ?? stop('Name the commit or branch to compare with: npm run compare -- --since main')
const only = options.screen
const seed = wholeNumber('seed', options.seed)
const choice = { all: options.all, seed }

type Side = keyof Pair

/** What is known so far. */
const findings: Finding[] = []
const notes: string[] = []
let pictures = 0

/** A pair of pages for one kind of pictures; both revisions are photographed at the same time. */
const takeAll = async (browser: Browser, folders: Readonly<Record<Side, string>>, { both, gone, added }: Paired) => {
  const hosts = { before: await serveFolder(folders.before, { port: 0 }), after: await serveFolder(folders.after, { port: 0 }) }
  const left: [chain: Chain, sides: readonly Side[]][] = [
    ...both.map((chain): [Chain, Side[]] => [chain, ['before', 'after']]),
    ...gone.map((chain): [Chain, Side[]] => [chain, ['before']]),
    ...added.map((chain): [Chain, Side[]] => [chain, ['after']]),
  ]
  const sum = left.flatMap(([chain]) => chain.flatMap(subject => looksFor(subject, choice))).length
  let done = 0
  const listener = {
    compared: () => {
      done += 1
      pictures += 1
      if (done % 100 === 0 || done === sum) console.log(`${done} of ${sum}, ${findings.length} differ`)
    },
    found: (finding: Finding) => findings.push(finding),
    noted: (sentence: string) => notes.push(sentence),
  }
  const lane = async () => {
    const cameras = {
      before: await openCamera(browser, hosts.before.address),
      after: await openCamera(browser, hosts.after.address),
    }
    for (let next = left.shift(); next; next = left.shift()) {
      const [chain, sides] = next
      await takeChain(Object.fromEntries(sides.map(side => [side, cameras[side]])), chain, choice, listener)
    }
    await Promise.all([cameras.before.close(), cameras.after.close()])
  }
  await Promise.all(Array.from({ length: Math.max(1, Math.min(4, availableParallelism())) }, lane))
  await Promise.all([hosts.before.stop(), hosts.after.stop()])
}

const isWanted = (name: string): boolean => name.includes(only)

const compare = async (before: Revision, after: Revision): Promise<void> => {
  const browser = await launch()
  const screens = pairUp(
    before.screens.filter(({ name }) => isWanted(name)),
    after.screens.filter(({ name }) => isWanted(name)),
    ({ name, path }) => `${name} ${path}`,
    screenChains,
  )
  const stories = pairUp(
    before.stories.filter(({ title, name }) => isWanted(`${title} ${name}`)),
    after.stories.filter(({ title, name }) => isWanted(`${title} ${name}`)),
    ({ id }) => id,
    storyChains,
  )
  await takeAll(browser, { before: before.demo, after: after.demo }, screens)
  await takeAll(browser, { before: before.storybook, after: after.storybook }, stories)
  await browser.close()
}

const seconds = (from: number): number => Math.round((performance.now() - from) / 1000)

installBrowser()
const begin = performance.now()
const commit = forkPoint(since)
console.log(`Building ${since} (${commit.slice(0, 8)}) and the working tree …`)
const [before, after] = await Promise.all([revisionAt(commit), revisionNow()])
console.log(`Built in ${seconds(begin)} s. Taking pictures …`)
await compare(before, after)
if (pictures === 0) stop(`No screen or story has "${only}" in its name.`)
rmSync(folder, { recursive: true, force: true })
const order = [...after.screens, ...before.screens].map(({ name }) => name)
const page = writeReport(folder, { since, commit, choice, pictures, findings, notes, order })
for (const note of notes) console.log(note)
console.log(`${pictures} pictures of each revision, ${findings.length} differ, in ${seconds(begin)} s: ${page}`)
process.exitCode = notes.some(note => note.includes('could not be shown')) ? 1 : 0
