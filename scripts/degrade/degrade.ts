import { availableParallelism } from 'node:os'
import type { Page } from '@playwright/test'
import { option } from '../lib/command-line.ts'
import { openScreens, reopen } from '../screens/serve.ts'
import { screens, type Screen } from '../screens/screens.ts'
import type { Degradation } from './degradations.ts'
import { chosen, type Case } from './sample.ts'

/** Screens at once: pages compete for cores. */
const lanes = Math.min(2, availableParallelism())
const seed = Number(option('seed') ?? 1)
const sample = Number(option('sample') ?? 0)
const pattern = option('screen') ?? ''

const { openPage, close } = await openScreens('dist/screens')

/** Does work for each screen, in as many pages as there are lanes. */
const forEachScreen = async (some: readonly Screen[], work: (page: Page, screen: Screen) => Promise<void>) => {
  const left = [...some]
  const lane = async () => {
    const page = await openPage()
    for (let screen = left.shift(); screen; screen = left.shift()) {
      await reopen(page)
      await work(page, screen)
    }
    await page.context().close()
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}

const all: Case[] = []
await forEachScreen(
  screens.filter(({ name }) => name.includes(pattern)),
  async (page, screen) => {
    const found = await page.evaluate(one => window.driver.degradationsAt(one), screen)
    all.push(...found.map(degradation => ({ screen, degradation })))
  },
)

const cases = chosen(all, { seed, sample })
const failures: string[] = []
const nameOf = ({ call, keys, how }: Degradation): string => `${call} ${keys.join('.').replaceAll('.[]', '[]')} ${how}`
await forEachScreen([...cases.keys()], async (page, screen) => {
  await page.evaluate(one => window.driver.degradationsAt(one), screen)
  for (const degradation of cases.get(screen) ?? []) {
    const failure = await page.evaluate(([one, how]) => window.driver.showDegraded(one, how), [screen, degradation] as const)
    if (failure !== undefined) failures.push(`${screen.name} ${failure} with ${nameOf(degradation)}`)
  }
})
await close()

for (const failure of failures.toSorted()) console.error(failure)
const count = [...cases.values()].flat().length
console.log(`${count} degraded replies of ${all.length} on ${cases.size} screens, ${failures.length} failures; --seed ${seed}`)
process.exitCode = failures.length > 0 || count === 0 ? 1 : 0
