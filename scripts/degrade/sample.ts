import type { Screen } from '../screens/screens.ts'
import type { Degradation } from './degradations.ts'

/** A screen with one field of one reply degraded. */
export type Case = { readonly screen: Screen; readonly degradation: Degradation }

/** Replies that so many screens meet belong to the frame around them. */
const screensOfFrame = 20
/** How many screens are tried with the replies of the frame. */
const triesOfFrame = 4

/** Without the frame's replies on most screens: there they meet the same code again. */
const withoutRepeats = (all: readonly Case[]): Case[] => {
  const screensOf = new Map(
    [...Map.groupBy(all, ({ degradation }) => degradation.call)].map(([call, some]) => [
      call,
      new Set(some.map(({ screen }) => screen)),
    ]),
  )
  return all.filter(({ screen, degradation }) => {
    const met = [...(screensOf.get(degradation.call) ?? [])]
    return met.length < screensOfFrame || met.indexOf(screen) < triesOfFrame
  })
}

/** A number from 0 to 1 that follows from a text and a seed alone. */
const numberOf = (text: string, seed: number): number => {
  let hash = seed | 0
  for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x5bd1e995) ^ (hash >>> 13)
  return (hash >>> 0) / 2 ** 32
}

/** The cases to try, by screen: all, or so many that a seed picks. The same seed picks the same ones. Source: DEG-2. */
export const chosen = (all: readonly Case[], { seed, sample }: { seed: number; sample: number }): Map<Screen, Degradation[]> => {
  const cases = withoutRepeats(all).map(one => ({
    ...one,
    order: numberOf(`${one.screen.name} ${JSON.stringify(one.degradation)}`, seed),
  }))
  const picked = sample > 0 ? cases.toSorted((a, b) => a.order - b.order).slice(0, sample) : cases
  return new Map(
    [...Map.groupBy(picked, ({ screen }) => screen)].map(([screen, some]) => [screen, some.map(one => one.degradation)]),
  )
}
