import { replace, type LoaderFunctionArgs } from 'react-router-dom'
import type { MenuNode } from '#contracts/api/system/menus.ts'
import { landingPath, routesOf } from '#src/lib/menu/menu-tree.ts'
import { mayRead } from '#src/lib/menu/screen-permission.ts'
import { loadMenu, type OfficeAudience } from '#src/lib/menu/menus.ts'
import { homePaths } from '#contracts/wire/audience.ts'
import { tokenOf, userOf } from '#src/lib/session/sessions.ts'
import { isShownAlready } from '../cancel-navigation.ts'
import { requireSession } from '../guard.ts'
import { isScreenPath, loadScreen, type BackOfficeScreen } from './office-files.ts'

/** Loader data of a back-office URL. */
export type BackOfficeData = {
  audience: OfficeAudience
  menu: readonly MenuNode[]
  /** Path without the query. */
  path: string
  /** The menu entry and its screen; undefined if the menu does not have this path. */
  shown: { entry: MenuNode; screen: BackOfficeScreen } | undefined
  /** True if the path belongs to a screen that the menu lacks, because the role does not include it. Source: GRD-11. */
  isWithheld: boolean
}

const menuOf = async (audience: OfficeAudience, from: string) => {
  try {
    return await loadMenu(audience)
  } catch (error) {
    // The request may have ended the session.
    if (!tokenOf(audience)) await requireSession(audience, from)
    throw error
  }
}

/** If a screen's code fails to load, the error appears in the shell, or cancels the navigation. Source: GRD-4. */
const screenFor = (audience: OfficeAudience, { view }: MenuNode, request: Request) =>
  loadScreen(audience, view).catch((error: unknown): BackOfficeScreen => {
    if (isShownAlready(request)) return { kind: 'failed' }
    throw error
  })

/**
 * Loader of a back office: requires a session, loads the menu, finds the entry of the path and loads its code. The office's root
 * path redirects to the first entry. Source: GRD-3, GRD-9.
 * @throws a redirect; a Failure or LoadingError.
 */
export const backOfficeLoader =
  (audience: OfficeAudience) =>
  async ({ request, params }: LoaderFunctionArgs): Promise<BackOfficeData> => {
    const below = (params['*'] ?? '').replace(/\/$/, '')
    const path = `${homePaths[audience]}${below}`
    const from = `${path}${new URL(request.url).search}`
    await requireSession(audience, from)
    const menu = await menuOf(audience, from)
    const landing = landingPath(menu, mayRead(userOf('admin')?.permissions))
    if (!below && landing) throw replace(landing)
    const entry = routesOf(menu).find(({ apis }) => apis === path)
    const shown = entry && { entry, screen: await screenFor(audience, entry, request) }
    return { audience, menu, path, shown, isWithheld: !shown && isScreenPath(audience, path) }
  }
