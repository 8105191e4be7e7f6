import { z } from 'zod'
import { recall, remember } from './storage.ts'

const Seen = z.object({ id: z.int(), goods_name: z.string(), goods_price: z.string(), image: z.string() })

/** A viewed product. Source: STR-5. */
export type Seen = z.infer<typeof Seen>

const key = 'shop_goods_historys'
const room = 4

/** Adds a product to the list: a known one is updated in place; above four, the oldest is dropped. */
export const withSeen = (list: readonly Seen[], one: Seen): Seen[] =>
  list.some(({ id }) => id === one.id) ? list.map(old => (old.id === one.id ? one : old)) : [...list, one].slice(-room)

/** The products viewed last in this browser, oldest first; empty if nothing valid is stored. */
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

/** Adds a product to the browsing history. */
export const keepSeen = (one: Seen): void => remember(key, JSON.stringify(withSeen(browsingHistory(), one)))
