import { replace, type LoaderFunctionArgs } from 'react-router-dom'
import type { MenuNode } from '#contracts/api/system/menus.ts'
import { landingPath, routesOf } from '#src/lib/menu/menu-tree.ts'
import { loadMenu, type OfficeAudience } from '#src/lib/menu/menus.ts'
import { homePaths } from '#contracts/wire/audience.ts'
import { tokenOf } from '#src/lib/session/sessions.ts'
import { isShownAlready } from '../cancel-navigation.ts'
import { requireSession } from '../guard.ts'
import { loadScreen, type BackOfficeScreen } from './office-files.ts'

/** What a back office shows at an address. */
export type BackOfficeData = {
  audience: OfficeAudience
  menu: readonly MenuNode[]
  /** Without the query. */
  path: string
  /** The menu entry and its screen; none: there is no such page. */
  shown: { entry: MenuNode; screen: BackOfficeScreen } | undefined
}

const menuOf = async (audience: OfficeAudience, from: string) => {
  try {
    return await loadMenu(audience)
  } catch (error) {
    // The call may have found out that the session is over.
    if (!tokenOf(audience)) await requireSession(audience, from)
    throw error
  }
}

/** A screen whose code does not come fails in the shell, or else cancels the navigation. Source: GRD-4. */
const screenFor = (audience: OfficeAudience, { view }: MenuNode, request: Request) =>
  loadScreen(audience, view).catch((error: unknown): BackOfficeScreen => {
    if (isShownAlready(request)) return { kind: 'failed' }
    throw error
  })

/**
 * Guards a back office and finds the screen: signed in, menu loaded, the entry of this path, its code.
 * The bare path of an office leads to the first entry. Source: GRD-3, GRD-9.
 * @throws a redirection; a Failure or LoadingError.
 */
export const backOfficeLoader =
  (audience: OfficeAudience) =>
  async ({ request, params }: LoaderFunctionArgs): Promise<BackOfficeData> => {
    const below = (params['*'] ?? '').replace(/\/$/, '')
    const path = `${homePaths[audience]}${below}`
    const from = `${path}${new URL(request.url).search}`
    await requireSession(audience, from)
    const menu = await menuOf(audience, from)
    const landing = landingPath(menu)
    if (!below && landing) throw replace(landing)
    const entry = routesOf(menu).find(({ apis }) => apis === path)
    return { audience, menu, path, shown: entry && { entry, screen: await screenFor(audience, entry, request) } }
  }
