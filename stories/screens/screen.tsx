import type { StoryObj } from '@storybook/react-vite'
import type { ComponentType } from 'react'
import { expect, waitFor } from 'storybook/test'
import type { AccountName } from '#contracts/states/ready-accounts.ts'
import type { Given } from '#contracts/states/index.ts'
import type { FaultInput } from '#mocks/faults.ts'
import { adminNodes } from '#mocks/seeds/system/menus-admin.ts'
import { sellerNodes } from '#mocks/seeds/system/menus-seller.ts'
import { shopRoutes, userRoutes } from '#src/app/routes.ts'
import { screenOfFile, screenOfView } from '#src/lib/menu/view-file.ts'
import type { TableDefinition } from '#src/table/define-table.ts'
import { TableScreen } from '#src/table/table-screen.tsx'
import { desktop, failing, withConfirm, still } from '../table/office.tsx'

type Module<What> = { default: What }
type Files<What> = Readonly<Record<string, (() => Promise<Module<What>>) | undefined>>

const byScreen = <What,>(files: Files<What>): Files<What> =>
  Object.fromEntries(Object.entries(files).map(([file, load]) => [screenOfFile(file), load]))

/** All screens: table definitions, and components. */
const tables = byScreen(import.meta.glob<Module<TableDefinition>>('../../src/pages/{admin,seller}/*/*.page.ts'))
const handMade = byScreen(import.meta.glob<Module<ComponentType>>('../../src/pages/{*,{admin,seller}/*}/*.page.tsx'))

/** Path of a screen's file below src/pages, without the extension. */
export type ScreenName = `${'admin' | 'seller' | 'shop' | 'user'}/${string}`

export type ScreenOptions = {
  /** The pattern of its path, if it differs from the file's name. */
  readonly route?: string
  /** The path to open; by default the path of the screen. */
  readonly path?: string
  readonly as?: AccountName
  readonly given?: readonly Given[]
  /** Shows rich text, whose headings depend on its author. */
  readonly authored?: true
  /** A CSS selector of an element that only this screen has. */
  readonly holds?: string
}

/** The heading levels of rich text need not fit the page around it. */
const anyHeadings = { a11y: { config: { rules: [{ id: 'heading-order', enabled: false }] } } } as const

const load = async <What,>(files: Files<What>, name: string): Promise<What> => {
  const found = files[name]
  if (!found) throw new Error(`There is no screen "${name}".`)
  return (await found()).default
}

/** The names of the screens that are table definitions. */
export const tableNames = Object.keys(tables)

/** Loads the table definition of a screen. @throws if there is none of this name. */
export const loadTable = (name: string): Promise<TableDefinition> => load(tables, name)

const shopPaths = [...shopRoutes, ...userRoutes].map(route => route.path)

/** The route of a screen; back-office routes come from the menus. @throws if the storefront has no such route. */
const routeOf = (name: ScreenName, givenRoute?: string): string => {
  const node = [...adminNodes, ...sellerNodes].find(([, , , , , , , view]) => view && screenOfView(view) === name)
  if (/^(admin|seller)/.test(name)) return node?.[6] ?? `/${name.replace(/^[as]/, one => one.toUpperCase())}`
  const route = givenRoute ?? `/${name.replace('shop/', '')}`
  if (!shopPaths.includes(route)) throw new Error(`The storefront has no route "${route}" for the screen "${name}".`)
  return route
}

const usualAccount = { admin: 'admin', seller: 'seller', shop: undefined, user: 'shopper' } as const

const appOf = (name: ScreenName): keyof typeof usualAccount =>
  name.startsWith('admin/') ? 'admin' : name.startsWith('seller/') ? 'seller' : name.startsWith('shop/') ? 'shop' : 'user'

/** Waits until a screen has loaded, and expects that no request failed. */
export const isThere = async (canvasElement: HTMLElement) => {
  await waitFor(() => expect(canvasElement.textContent).not.toBe(''))
  await waitFor(() => expect(canvasElement.querySelector('.fui-Skeleton, .fui-Spinner, [aria-busy="true"]')).toBeNull())
  await expect([...canvasElement.querySelectorAll('[role="alert"]')].map(alert => alert.textContent).filter(Boolean)).toEqual([])
  await still()
}

/** `anyLook`: tests render half of these stories dark and half in Chinese, in all combinations; see .storybook/preview.tsx. */
export const around = (name: ScreenName, { route: givenRoute, path, as, given = [], authored }: ScreenOptions) => {
  const route = routeOf(name, givenRoute)
  const account = as ?? usualAccount[appOf(name)]
  return {
    decorators: [withConfirm],
    globals: desktop.globals,
    parameters: {
      ...desktop.parameters,
      anyLook: true,
      route,
      path: path ?? route.replaceAll(/\/:\w+\??/g, ''),
      given,
      ...(authored && anyHeadings),
      ...(account && { signedIn: account }),
    },
  }
}

/** The story of a table screen, with the seeded rows. */
export const table = (name: ScreenName, options: ScreenOptions = {}): StoryObj => ({
  ...around(name, options),
  loaders: [async () => ({ definition: await loadTable(name) })],
  render: (_, { loaded }) => {
    const definition: TableDefinition = loaded.definition
    return <TableScreen definition={definition} />
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('tbody tr').length).toBeGreaterThan(0))
    await isThere(canvasElement)
  },
})

/** Renders a screen that is a component. @param fault how every call fails. */
export const drawn = (name: ScreenName, fault?: FaultInput): Pick<StoryObj, 'loaders' | 'render'> => ({
  loaders: [
    async () => {
      const Screen = await load(handMade, name)
      if (fault) await failing(fault)()
      return { Screen }
    },
  ],
  render: (_, { loaded }) => {
    const Screen: ComponentType = loaded.Screen
    return <Screen />
  },
})

/** The story of a screen that is a component. */
export const screen = (name: ScreenName, options: ScreenOptions = {}): StoryObj => ({
  ...around(name, options),
  ...drawn(name),
  play: async ({ canvasElement }) => {
    await isThere(canvasElement)
    if (options.holds) await expect(canvasElement.querySelector(options.holds), options.holds).toBeVisible()
  },
})
