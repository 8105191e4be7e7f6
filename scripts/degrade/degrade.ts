import { availableParallelism } from 'node:os'
import type { Page } from '@playwright/test'
import { readOptions, stop, wholeNumber } from '../lib/command-line.ts'
import { openScreens, reopen } from '../screens/serve.ts'
import { screens, type Screen } from '../screens/screens.ts'
import type { Degradation } from './degradations.ts'
import { chosen } from './sample.ts'

/** The number of screens at the same time, limited because each page uses a core. */
const lanes = Math.min(2, availableParallelism())

const help = `Shows every screen with replies in which one field is missing, null or of another type.

  npm run degrade [-- --screen TEXT] [--sample N] [--seed N]

  --screen TEXT  only screens with this text in their name
  --sample N     how many replies in all. Default: every field of every reply
  --seed N       which ones are picked. Default: 1`

const options = readOptions(help, {
  screen: { type: 'string', default: '' },
  sample: { type: 'string' },
  seed: { type: 'string', default: '1' },
})
const seed = wholeNumber('seed', options.seed)
const sample = options.sample === undefined ? Infinity : wholeNumber('sample', options.sample)
const some = screens.filter(({ name }) => name.includes(options.screen))
if (some.length === 0) stop(`No screen has "${options.screen}" in its name.`)
const most = Math.ceil(sample / some.length)
const begin = performance.now()

const { openPage, close } = await openScreens('dist/screens')
const left = [...some]
const failures: string[] = []
let tried = 0
let known = 0

const nameOf = ({ call, keys, how }: Degradation): string => `${call} ${keys.join('.').replaceAll('.[]', '[]')} ${how}`

const showIn = (page: Page, screen: Screen, degradation: Degradation) =>
  page.evaluate(([one, how]) => window.driver.showDegraded(one, how), [screen, degradation] as const)

/** Why a screen fails that is shown in a page that has shown nothing before. */
const failureAlone = async (page: Page, screen: Screen, degradation: Degradation) => {
  await reopen(page)
  await page.evaluate(one => window.driver.degradationsAt(one), screen)
  return showIn(page, screen, degradation)
}

/** A suspect is tried again in a fresh page, so what an earlier screen left cannot fail this one. */
const tryScreen = async (page: Page, screen: Screen): Promise<void> => {
  const all = await page.evaluate(one => window.driver.degradationsAt(one), screen)
  const cases = chosen(screen.name, all, { seed, most })
  const suspects: Degradation[] = []
  for (const degradation of cases) if (await showIn(page, screen, degradation)) suspects.push(degradation)
  for (const degradation of suspects) {
    const failure = await failureAlone(page, screen, degradation)
    if (failure !== undefined) failures.push(`${screen.name} ${failure} with ${nameOf(degradation)}`)
  }
  tried += cases.length
  known += all.length
  if (!process.env.CI)
    console.log(`${some.length - left.length} of ${some.length}: ${screen.name}, ${cases.length} of ${all.length}`)
}

const lane = async () => {
  const page = await openPage()
  for (let screen = left.shift(); screen; screen = left.shift()) await tryScreen(page, screen)
}
await Promise.all(Array.from({ length: lanes }, lane))
await close()

for (const failure of failures.toSorted()) console.error(failure)
const seconds = Math.round((performance.now() - begin) / 1000)
console.log(
  `${tried} degraded replies of ${known} on ${some.length} screens in ${seconds} s, ${failures.length} failures; --seed ${seed}`,
)
process.exitCode = failures.length > 0 || tried === 0 ? 1 : 0
