import { adminMenu, sellerMenu, type MenuNode } from '#contracts/api/system/menus.ts'
import { call } from '../http/call.ts'
import type { Audience } from '#contracts/wire/audience.ts'
import { onSessionChange, tokenOf, userOf } from '../session/sessions.ts'

/** The areas whose routes come from the server. */
export type MenuArea = Exclude<Audience, 'buyer'>

type Kept = { owner: number | undefined; menu: Promise<readonly MenuNode[]> }
const kept = new Map<MenuArea, Kept>()

const query = { type: 'getChildren' } as const
const ask = (area: MenuArea) => (area === 'admin' ? call(adminMenu, { query }) : call(sellerMenu, { query }))

onSessionChange(area => {
  if (area !== 'buyer' && !tokenOf(area)) kept.delete(area)
})

/**
 * The menu of an area, asked for once per session and account.
 * @throws Failure; then the next call asks again.
 */
export const loadMenu = (area: MenuArea): Promise<readonly MenuNode[]> => {
  const owner = userOf(area)?.id
  const known = kept.get(area)
  if (known && known.owner === owner) return known.menu
  const menu = ask(area)
  kept.set(area, { owner, menu })
  menu.catch(() => {
    if (kept.get(area)?.menu === menu) kept.delete(area)
  })
  return menu
}
