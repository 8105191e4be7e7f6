import { replace, type LoaderFunctionArgs } from 'react-router-dom'
import type { MenuNode } from '#contracts/api/system/menus.ts'
import { landingPath, routesOf } from '#src/lib/menu/menu-tree.ts'
import { loadMenu, type MenuArea } from '#src/lib/menu/menus.ts'
import { homePaths } from '#contracts/wire/audience.ts'
import { tokenOf } from '#src/lib/session/sessions.ts'
import { requireSession } from '../guard.ts'
import { loadScreen, type BackOfficeScreen } from './office-files.ts'

/** What a back office shows at an address. */
export type BackOfficeData = {
  area: MenuArea
  menu: readonly MenuNode[]
  /** Without the query. */
  path: string
  /** The menu entry and its screen; none: there is no such page. */
  shown: { entry: MenuNode; screen: BackOfficeScreen } | undefined
}

const menuOf = async (area: MenuArea, from: string) => {
  try {
    return await loadMenu(area)
  } catch (error) {
    // The call may have found out that the session is over.
    if (!tokenOf(area)) await requireSession(area, from)
    throw error
  }
}

/**
 * Guards a back office and finds the screen: signed in, menu loaded, the entry of this path, its code.
 * The bare area leads to the first entry. Source: GRD-3, GRD-9.
 * @throws a redirection; a Failure or LoadingError, for which the error page stands.
 */
export const backOfficeLoader =
  (area: MenuArea) =>
  async ({ request, params }: LoaderFunctionArgs): Promise<BackOfficeData> => {
    const below = (params['*'] ?? '').replace(/\/$/, '')
    const path = `${homePaths[area]}${below}`
    const from = `${path}${new URL(request.url).search}`
    await requireSession(area, from)
    const menu = await menuOf(area, from)
    const landing = landingPath(menu)
    if (!below && landing) throw replace(landing)
    const entry = routesOf(menu).find(({ apis }) => apis === path)
    return { area, menu, path, shown: entry && { entry, screen: await loadScreen(area, entry.view) } }
  }
