import { numberOf } from '../lib/seeded.ts'
import type { Degradation } from './degradations.ts'

/** Replies that the frame around every screen asks for. */
const callsOfFrame: readonly string[] = [
  'GET /common',
  'POST /auth/info',
  'POST /Admin/auth/info',
  'POST /Seller/auth/info',
  'GET /Admin/load_menu',
  'GET /Seller/load_menu',
]

/**
 * Fields that decide what a whole screen says, so that it says something else without them: a menu says which screens there are,
 * and what has no stock is sold out (a missing number is read as 0).
 */
const decisive: Readonly<Record<string, readonly string[]>> = {
  'GET /Admin/load_menu': ['children', 'apis', 'view'],
  'GET /Seller/load_menu': ['children', 'apis', 'view'],
  'GET /integral/goods/{id}': ['goods_stock'],
}

const decidesScreen = ({ call, keys }: Degradation): boolean => decisive[call]?.includes(keys.at(-1) ?? '') ?? false

/** Screens that are tried with the replies of the frame: on the others they meet the same code again. */
export const screensOfFrame: readonly string[] = [
  '/',
  '/s/:params?',
  '/carts',
  '/user',
  '/Admin/dashboard',
  '/Admin/goods',
  '/Seller/dashboard',
  '/Seller/goods',
]

/** Which cases are tried: all, or at most `most` of each screen, picked by the seed. */
export type Choice = { readonly seed: number; readonly most: number }

/**
 * The cases of one screen to try, in the order in which they were found. The same seed picks the same ones, whatever the other
 * screens are. Source: DEG-2.
 */
export const chosen = (screen: string, all: readonly Degradation[], { seed, most }: Choice): Degradation[] => {
  const isTried = (one: Degradation) => screensOfFrame.includes(screen) || !callsOfFrame.includes(one.call)
  const own = all.filter(one => isTried(one) && !decidesScreen(one))
  const order = new Map(own.map(one => [one, numberOf([screen, one.call, ...one.keys, one.how].join(' '), seed)]))
  const picked = new Set(own.toSorted((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0)).slice(0, most))
  return own.filter(one => picked.has(one))
}
