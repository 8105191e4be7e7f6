import type { Example } from './kit.ts'

type Scalar = string | number | boolean

/** Query keys that control the list; a reply may echo them in its own format. */
const neverPinned = ['page', 'per_page', 'isResource']

const isScalar = (value: unknown): value is Scalar => ['string', 'number', 'boolean'].includes(typeof value)

/** `key value` of every scalar in the given objects. */
const pairsIn = (...parts: readonly unknown[]): Set<string> =>
  new Set(
    parts.flatMap(part =>
      typeof part === 'object' && part !== null
        ? Object.entries(part)
            .filter(([key, value]) => isScalar(value) && !neverPinned.includes(key))
            .map(([key, value]) => `${key} ${String(value)}`)
        : [],
    ),
  )

/** True if a value in a reply must be equal, not only of the same type. `path` has no row indexes: `data.cart_list.buy_num`. */
export type Pins = (path: string, value: unknown, inList: boolean) => boolean

/**
 * Which values of an example's reply a provider must send exactly: those that `exact` names; those that the example itself
 * sends under the same name (in lists: in its query); and, outside lists, those that its states promise. All other values
 * only need the right type.
 */
export const pinsOf = ({ exact = [], params, query, body, given }: Example): Pins => {
  const queried = pairsIn(query)
  const known = pairsIn(params, query, body, ...given.map(([, facts]) => facts))
  return (path, value, inList) => {
    if (exact === true || exact.includes(path)) return true
    const pair = `${path.slice(path.lastIndexOf('.') + 1)} ${String(value)}`
    return (inList ? queried : known).has(pair)
  }
}
