import { z } from 'zod'
import { recall, remember } from './storage.ts'

const Seen = z.object({ id: z.int(), goods_name: z.string(), goods_price: z.string(), image: z.string() })

/** A product that was looked at. Source: STR-5. */
export type Seen = z.infer<typeof Seen>

const key = 'shop_goods_historys'
const room = 4

/** The list with one more product: a known one is updated in place, the oldest gives way above four. */
export const withSeen = (list: readonly Seen[], one: Seen): Seen[] =>
  list.some(({ id }) => id === one.id) ? list.map(old => (old.id === one.id ? one : old)) : [...list, one].slice(-room)

/** The products looked at last in this browser, oldest first; empty when nothing readable is kept. */
export const browsingHistory = (): Seen[] => {
  try {
    return z
      .array(Seen)
      .catch([])
      .parse(JSON.parse(recall(key) ?? '[]'))
  } catch {
    return []
  }
}

/** Notes that a product was looked at. */
export const keepSeen = (one: Seen): void => remember(key, JSON.stringify(withSeen(browsingHistory(), one)))
