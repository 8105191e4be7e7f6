import { adminMenu, sellerMenu, type MenuNode } from '#contracts/api/system/menus.ts'
import { call } from '../http/call.ts'
import type { Audience } from '#contracts/wire/audience.ts'
import { onSessionChange, tokenOf, userOf } from '../session/sessions.ts'

/** The audiences whose routes come from the server. */
export type OfficeAudience = Exclude<Audience, 'buyer'>

type Kept = { owner: number | undefined; menu: Promise<readonly MenuNode[]> }
const kept = new Map<OfficeAudience, Kept>()

const query = { type: 'getChildren' } as const
const ask = (audience: OfficeAudience) => (audience === 'admin' ? call(adminMenu, { query }) : call(sellerMenu, { query }))

onSessionChange(audience => {
  if (audience !== 'buyer' && !tokenOf(audience)) kept.delete(audience)
})

/**
 * Loads the menu of an audience once per session and account.
 * @throws Failure; the next call then tries again.
 */
export const loadMenu = (audience: OfficeAudience): Promise<readonly MenuNode[]> => {
  const owner = userOf(audience)?.id
  const known = kept.get(audience)
  if (known && known.owner === owner) return known.menu
  const menu = ask(audience)
  kept.set(audience, { owner, menu })
  menu.catch(() => {
    if (kept.get(audience)?.menu === menu) kept.delete(audience)
  })
  return menu
}
