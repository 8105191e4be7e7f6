import type { Endpoint } from '#contracts/api/kit/endpoint.ts'
import { kindOfPath, type Ids } from '../ids.ts'

/** Of the records with the same value in `among` a call answers one with the highest value in `highest`. */
type Choice = { readonly among: string; readonly highest: string }

/** The calls that answer one record of many. Source: MSG-2. */
const choices: Readonly<Record<string, Choice>> = { '/app_versions': { among: 'device', highest: 'version_code' } }

const field = (record: unknown, name: string): unknown => Reflect.get(Object(record), name)

/**
 * Whether a call answers another record on the server than on the reference, and both are right: nothing decides which one of several
 * equal records it is, and each side may have a better one of its own. Source: MDL-22.
 */
export const isOtherChoice = ({ path }: Endpoint, expected: unknown, actual: unknown, ids: Ids): boolean => {
  const choice = choices[path]
  const [here, there] = [field(expected, 'id'), field(actual, 'id')]
  if (!choice || typeof here !== 'number' || typeof there !== 'number') return false
  const kind = kindOfPath(path)
  const [isKnownHere, isKnownThere] = [ids.actualOf(kind, here) !== undefined, ids.expectedOf(kind, there) !== undefined]
  if (ids.actualOf(kind, here) === there || field(expected, choice.among) !== field(actual, choice.among)) return false
  const more = Number(field(actual, choice.highest)) - Number(field(expected, choice.highest))
  return (!isKnownThere || more <= 0) && (!isKnownHere || more >= 0)
}
