import { nameOf, type Endpoint } from '#contracts/api/kit/endpoint.ts'
import { examples } from '#contracts/examples/index.ts'
import type { Provider } from '#contracts/examples/provider.ts'
import { runner } from '#contracts/verify/run.ts'
import { careless, callNamed } from './careless.ts'
import type { Fault } from './fault.ts'

/** Where a fault shows: in one of the verification's layers, or already in a state that does not hold. */
export const places = ['examples', 'shapes', 'rules', 'set-up'] as const
export type Place = (typeof places)[number]

/** What the verification said about one fault; it survived where it was seen nowhere. */
export type Notice = { readonly fault: Fault; readonly seen: readonly Place[] }

type Seen = { readonly place: Place; readonly what: string }

const inExamples = async (provider: Provider, to: Endpoint): Promise<Seen[]> => {
  const run = runner(provider)
  const seen: Seen[] = []
  for (const example of examples.filter(one => one.to === to)) {
    const { verdict } = await run(example)
    if (verdict === 'conforming') continue
    seen.push({ place: verdict === 'set-up failed' ? 'set-up' : 'examples', what: `${nameOf(to)}: ${example.when}` })
  }
  return seen
}

/** Verifies a call with a fault in it, with all that could see it. @param layer only this one. */
export const notice = async (fault: Fault, layer?: Place): Promise<Notice> => {
  const seen = await inExamples(careless(fault), callNamed(fault.call))
  const found = places.filter(place => seen.some(one => one.place === place) && (!layer || place === layer))
  return { fault, seen: found }
}

/** What the verification holds against the mock as it is. */
export const findingsOn = async (call: string): Promise<string[]> =>
  (await inExamples(careless(), callNamed(call))).map(({ what }) => what)
