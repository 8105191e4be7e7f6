import { pathToFileURL } from 'node:url'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { adminNodes } from '#mocks/seeds/system/menus-admin.ts'
import { sellerNodes } from '#mocks/seeds/system/menus-seller.ts'
import { screenOfFile, screenOfView } from '#src/lib/menu/view-file.ts'
import { root } from '../lib/command-line.ts'
import { filesBelow } from '../lib/files-below.ts'

type Table = { readonly default: { readonly calls: { readonly list: { readonly path: string } } } }

/** Screens whose list has another path than their route, because they show a part of another list. */
const named: Readonly<Record<string, string>> = {
  'admin/refunds': '/Admin/orders',
  'admin/refunds-return': '/Admin/orders',
  'seller/orders-wait': '/Seller/orders',
  'seller/refunds': '/Seller/orders',
  'seller/refunds-return': '/Seller/orders',
}

// Proves TBS-6.
test('a table lists from the path of its route unless another path is listed here', { timeout: 60_000 }, async () => {
  const routeOf = new Map([...adminNodes, ...sellerNodes].map(([, , , , , , path = '', view = '']) => [screenOfView(view), path]))
  const files = filesBelow(root, ['src/pages/admin', 'src/pages/seller'], /\.page\.ts$/)
  const listed = await Promise.all(
    files.map(async file => {
      const { default: table }: Table = await import(pathToFileURL(join(root, file)).href)
      return { screen: screenOfFile(file), from: table.calls.list.path }
    }),
  )

  const others = listed.filter(({ screen, from }) => routeOf.get(screen) !== from)

  expect(listed.length).toBeGreaterThan(40)
  expect(Object.fromEntries(others.map(({ screen, from }) => [screen, from]))).toEqual(named)
})
