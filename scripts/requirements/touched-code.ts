import { nameOf, type Endpoint } from '#contracts/api/kit/endpoint.ts'
import { callNames, usageOf } from '#harness/verify/usage.ts'
import type { Citation } from './citations.ts'

/** The calls and screens that a requirement concerns, derived from the places that cite it. */
export type Touched = { readonly calls: readonly string[]; readonly screens: readonly string[] }

/** Calls by the identifier that code uses: `payOrder`, or `adminBrands` for `adminBrands.list`. */
const byWord = Map.groupBy(callNames, ({ name }) => name)

/**
 * Whether code that contains the identifier uses the call. A resource that is passed on as a whole counts for all of its calls.
 */
const names = (text: string, { name, member }: (typeof callNames)[number]): boolean =>
  member === undefined ||
  new RegExp(String.raw`\b${name}\.${member}\b`).test(text) ||
  !new RegExp(String.raw`\b${name}\.\w`).test(text)

const callsIn = (text: string): Endpoint[] =>
  [...new Set(text.match(/\b[a-z]\w+\b/g))].flatMap(word =>
    (byWord.get(word) ?? []).filter(one => names(text, one)).map(({ to }) => to),
  )

/** Only tests, descriptions of calls and pages name calls by their identifiers. */
const namesCalls = ({ proves, file }: Citation): boolean => proves || /^(?:contracts\/api|src\/pages)\//.test(file)

/** The screen that a file belongs to: `admin/orders/orders` for its page, `shop/cart` for other files of the folder. */
const screenOf = (file: string): string | undefined => {
  const [, path] = /(?:^|#)src\/pages\/([\w/.-]+)/.exec(file) ?? []
  return path?.includes('.page') ? path.replace(/\.page.*$/, '') : path?.replace(/\/[^/]*$/, '')
}

/**
 * Creates a function that finds calls and screens of a requirement. Calls are those that the citing tests, examples, rules and
 * descriptions name. Screens are those that cite it, those whose suite cites it, and those that use a call of the citing tests.
 */
export const touching = () => {
  const usage = usageOf()
  return (citations: readonly Citation[]): Touched => {
    const calls = new Set(citations.filter(namesCalls).flatMap(({ text }) => callsIn(text)))
    const files = [
      ...citations.map(({ file }) => file),
      ...citations.flatMap(({ text }) => text.match(/#src\/pages\/[\w/.-]+/g) ?? []),
      ...[...calls].flatMap(call => usage.get(call) ?? []),
    ]
    return {
      calls: [...calls].map(nameOf).toSorted(),
      screens: [...new Set(files.flatMap(file => screenOf(file) ?? []))].toSorted(),
    }
  }
}
