import type { ComponentType } from 'react'
import type { OfficeAudience } from '#src/lib/menu/menus.ts'
import { screenOfFile, screenOfView } from '#src/lib/menu/view-file.ts'
import type { TableDefinition } from '#src/table/define-table.ts'
import { loadPage } from '../load-page.ts'

type ScreenModule = { default: ComponentType | TableDefinition }
type Loaders = Readonly<Record<string, (() => Promise<ScreenModule>) | undefined>>

// Separate from the storefront, so that its pages do not bundle this list.
const files = import.meta.glob<ScreenModule>('../../pages/{admin,seller}/*/*.page.{ts,tsx}')
const backOffice: Loaders = Object.fromEntries(Object.entries(files).map(([file, load]) => [screenOfFile(file), load]))

/** The table engine; loaded with the first table. */
type TableScreen = ComponentType<{ definition: TableDefinition }>

/** A back-office screen: a component, a table definition, a view without a file, or one whose code failed to load. */
export type BackOfficeScreen =
  | { kind: 'component'; Component: ComponentType }
  | { kind: 'table'; definition: TableDefinition; TableScreen: TableScreen }
  | { kind: 'failed' }
  | { kind: 'unknown'; view: string }

const isTable = (value: ComponentType | TableDefinition): value is TableDefinition =>
  typeof value === 'object' && 'calls' in value

const screenOf = async (load: () => Promise<ScreenModule>): Promise<BackOfficeScreen> => {
  const { default: screen } = await loadPage(load)
  if (!isTable(screen)) return { kind: 'component', Component: screen }
  const { TableScreen } = await loadPage(() => import('#src/table/table-screen.tsx'))
  return { kind: 'table', definition: screen, TableScreen }
}

/** A list's form as a screen of its own, if it has one: `admin/goods-form` is the form of `admin/goods`. Source: RTE-12. */
const formOf = async (screen: string): Promise<BackOfficeScreen | undefined> => {
  const list = screen.endsWith('-form') ? backOffice[screen.slice(0, -'-form'.length)] : undefined
  const definition = list && (await loadPage(list)).default
  if (!definition || !isTable(definition) || !definition.editor) return undefined
  const { editorScreen } = await loadPage(() => import('#src/table/form/editor-screen.tsx'))
  return { kind: 'component', Component: editorScreen(definition) }
}

/** Default paths of screens whose path does not follow from the name of their view. */
const screensByPath: Readonly<Record<string, string>> = {
  '/Admin/permission_groups': 'admin/permissions-group',
  '/Admin/returns': 'admin/refunds-return',
  '/Seller/coupon_logs': 'seller/coupons-log',
  '/Seller/distribution_logs': 'seller/distributions-log',
  '/Seller/returns': 'seller/refunds-return',
}

/** True for the default path of a screen of that office: `/Admin/goods_brands` belongs to `admin/goods-brands`. */
export const isScreenPath = (audience: OfficeAudience, path: string): boolean => {
  const screen = screensByPath[path] ?? screenOfView(path.slice(1))
  return screen.startsWith(`${audience}/`) && Object.hasOwn(backOffice, screen)
}

/**
 * Loads the screen of a view; a view of the other office is unknown.
 * @throws LoadingError if its code fails to load.
 */
export const loadScreen = async (audience: OfficeAudience, view: string): Promise<BackOfficeScreen> => {
  const screen = screenOfView(view)
  const load = backOffice[screen]
  if (!screen.startsWith(`${audience}/`)) return { kind: 'unknown', view }
  return load ? screenOf(load) : ((await formOf(screen)) ?? { kind: 'unknown', view })
}
