import { z } from 'zod'
import { wordings, englishView } from '../db/english.ts'
import { isOpen } from '../domain/catalogue/goods.ts'
import type { World } from '../world.ts'

/** The owner of every open store, to sign in as: no store of the demo is out of reach. Source: CTL-13. */
export const storeOwners = ({ db }: World) => {
  const { stores } = englishView(db)
  return stores.rows().flatMap(store => {
    const owner = db.users.find(store.user_id)
    const [en = '', zh = en] = wordings(store, 'store_name')
    return owner && isOpen(store) ? [{ username: owner.username, password: owner.password, store: { zh, en } }] : []
  })
}

export const PasswordRequest = z.object({ audience: z.enum(['buyer', 'seller', 'admin']), username: z.string() })

/** The password of an account, so that the devtools can sign it in again after they replaced the world; null if there is none. */
export const passwordOf = ({ db }: World, { audience, username }: z.output<typeof PasswordRequest>): string | null => {
  const [account] = audience === 'admin' ? db.admins.by('username', username) : db.users.by('username', username)
  return account?.password ?? null
}
