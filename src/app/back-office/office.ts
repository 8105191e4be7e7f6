import { createContext, useContext, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate, useRouteLoaderData } from 'react-router-dom'
import type { MenuNode } from '#contracts/api/system/menus.ts'
import { useMedia } from '#src/lib/browser/use-media.ts'
import { destinationOf, locate, menuName, routesOf, type Located } from '#src/lib/menu/menu-tree.ts'
import type { OfficeAudience } from '#src/lib/menu/menus.ts'
import { mayRead } from '#src/lib/menu/screen-permission.ts'
import { useSession } from '#src/lib/session/use-session.ts'
import type { BackOfficeData } from './loader.ts'

/** State shared by the parts of the shell. */
export type Office = {
  audience: OfficeAudience
  menu: readonly MenuNode[]
  routes: readonly MenuNode[]
  located: Located | undefined
  /** Whether the account may read the screen of a path. */
  mayRead: (path: string) => boolean
  /** Index of the active module tab. */
  moduleIndex: number
  chooseModule: (index: number) => void
  /** True on a phone, where the menu is a drawer. */
  isSmall: boolean
  /** True if the side menu is collapsed to icons. */
  collapsed: boolean
  toggle: () => void
  /** True while the menu of a phone is open. */
  isMenuOpen: boolean
  setMenuOpen: (isOpen: boolean) => void
}

/**
 * Loader data of the current office.
 * @throws outside of a back office.
 */
export const useOfficeData = (): BackOfficeData => {
  const admin = useRouteLoaderData<BackOfficeData>('admin')
  const seller = useRouteLoaderData<BackOfficeData>('seller')
  const data = admin ?? seller
  if (!data) throw new Error('useOfficeData must be used inside a back office.')
  return data
}

const OfficeContext = createContext<Office | undefined>(undefined)
export const OfficeProvider = OfficeContext.Provider

/** @throws outside of a back office. */
export const useOffice = (): Office => {
  const office = useContext(OfficeContext)
  if (!office) throw new Error('useOffice must be used inside a back office.')
  return office
}

/**
 * A clicked tab stays active until the URL changes; then the module of the URL becomes active, or the previous one stays if the
 * URL has none.
 */
const useModuleIndex = (path: string, located: Located | undefined) => {
  const [chosen, setChosen] = useState({ path, index: located?.moduleIndex ?? 0 })
  const index = chosen.path === path ? chosen.index : (located?.moduleIndex ?? chosen.index)
  if (chosen.path !== path) setChosen({ path, index })
  return [index, (next: number) => setChosen({ path, index: next })] as const
}

/** Windows of a phone, where the menu has no room beside the screen. */
const small = '@media (max-width: 599px)'
/** Windows in which an expanded menu would take a quarter of the screen. */
const narrow = '@media (max-width: 899px)'

/** The side menu is collapsed in narrow windows; what somebody chooses counts until the window becomes wide or narrow. Source: LAY-14. */
const useCollapsed = () => {
  const isNarrow = useMedia(narrow)
  const [chosen, setChosen] = useState({ isNarrow, collapsed: isNarrow })
  const collapsed = chosen.isNarrow === isNarrow ? chosen.collapsed : isNarrow
  if (chosen.isNarrow !== isNarrow) setChosen({ isNarrow, collapsed })
  return [collapsed, () => setChosen({ isNarrow, collapsed: !collapsed })] as const
}

/** The menu of a phone; closes with every navigation, also to the current screen. */
const useMenuDrawer = () => {
  const { key } = useLocation()
  const [openAt, setOpenAt] = useState<string>()
  return { isMenuOpen: openAt === key, setMenuOpen: (isOpen: boolean) => setOpenAt(isOpen ? key : undefined) }
}

/** State of a back office: position in the menu, active module, collapsed side menu. */
export const useNewOffice = ({ audience, menu, path }: BackOfficeData): Office => {
  const isSmall = useMedia(small)
  const [collapsed, toggle] = useCollapsed()
  const drawer = useMenuDrawer()
  const permissions = useSession('admin').user?.permissions
  const located = useMemo(() => locate(menu, path), [menu, path])
  const routes = useMemo(() => routesOf(menu), [menu])
  const [moduleIndex, chooseModule] = useModuleIndex(path, located)
  return {
    audience,
    menu,
    routes,
    located,
    mayRead: useMemo(() => mayRead(permissions), [permissions]),
    moduleIndex,
    chooseModule,
    isSmall,
    collapsed: collapsed && !isSmall,
    toggle,
    ...drawer,
  }
}

/** Returns a function that names menu entries in the current language. Source: LAY-7. */
export const useMenuName = (): ((node: MenuNode) => string) => {
  const { i18n, t } = useTranslation()
  return node => menuName(node, i18n.resolvedLanguage ?? '') || t('office.menuName')
}

/**
 * Returns a function that navigates to a menu entry; logs a message if the entry leads nowhere. Source: NAV-1, NAV-2, NAV-3,
 * NAV-4.
 */
export const useFollow = (): ((node: MenuNode) => void) => {
  const { routes, mayRead } = useOffice()
  const navigate = useNavigate()
  return node => {
    const to = destinationOf(node, routes, mayRead)
    if (to.kind === 'route') void navigate(to.path)
    if (to.kind === 'outside') window.open(to.href, '_blank', 'noopener')
    if (to.kind === 'nowhere') console.error(to.why)
  }
}
