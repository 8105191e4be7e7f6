import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { adminNodes } from '#mocks/seeds/system/menus-admin.ts'
import { sellerNodes } from '#mocks/seeds/system/menus-seller.ts'
import { shopRoutes, userRoutes } from '#src/app/routes.ts'
import { screenOfFile, screenOfView } from '#src/lib/menu/view-file.ts'
import { routeFacts } from '../../e2e/routes/list.ts'
import { root } from '../lib/command-line.ts'
import { filesBelow } from '../lib/files-below.ts'

/** The screens of the back offices by file. Source: RTE-11. */
const admin = `login dashboard dashboard-order dashboard-pay dashboard-store dashboard-user admins roles permissions
  permissions-group menus seller-menus users configs-web configs-sms configs-pay configs-oauth configs-store advs adv-spaces
  agreements app-versions articles article-menus notices sms sms-logs money-logs areas cashes currencies distribution-logs
  expresses goods goods-brands goods-classes integral-goods integral-goods-classes integral-orders order-comments
  order-settlements orders refunds refunds-return stores`.split(/\s+/)
const seller = `login dashboard dashboard-order cashes chats collectives coupons coupons-log distributions distributions-log
  file-spaces freights full-reductions goods goods-attrs money-logs order-comments order-settlements orders orders-wait refunds
  refunds-return roles seckills stores users`.split(/\s+/)

/** The routes of the storefront and the user centre. Source: RTE-2, RTE-3. */
const routes = `/ /login /register /forget_password /stores /store/:id /store/join /store/step_1 /store/step_2 /store/step_3
  /s/:params? /goods/:id /carts /integral /integral/search/:params? /integral/goods/:id /integral/order/:id/:buy_num /seckills
  /collectives/:params? /order/before/:params /order/pay/:params /order/success
  /user /user/address /user/address/form/:id? /user/comments /user/comment/add/:id /user/info /user/safe /user/safe/password
  /user/safe/pay_password /user/safe/phone /user/safe/check /user/oauth /user/cashes /user/favorites /user/money /user/integral
  /user/frozen_money /user/orders /user/order/:id /user/order/comment/:id /user/order/refund/:id /user/order/refund_form/:id
  /user/integral_order /user/coupons /user/distribution /user/distribution_users /user/distribution_logs
  /user/article/:name`.split(/\s+/)

const screensBelow = (folder: string) => filesBelow(root, [folder], /\.page\.tsx?$/).map(screenOfFile)
const missing = (names: readonly string[]) => {
  const present = screensBelow('src/pages')
  return names.filter(name => !present.includes(name))
}

const textOf = (file: string) => readFileSync(join(root, file), 'utf8')

/** Tables and forms that are part of another screen, whose suite covers them. */
const partsOfScreens = [
  'src/pages/admin/content/adv-spaces/adverts-of-space.tsx',
  'src/pages/seller/stores/stores/parts.ts',
  'src/pages/seller/after-sales/refunds/cases.ts',
]

/** Files that define a table. A table to pick rows from is covered by the suite of the screen that uses it. */
const tablesOf = (office: string) =>
  filesBelow(root, [`src/pages/${office}`], /\.tsx?$/).filter(file => {
    const text = textOf(file)
    return text.includes('defineTable(') && !text.includes('picking(') && !partsOfScreens.includes(file)
  })

const offices = [
  ['admin', admin, adminNodes],
  ['seller', seller, sellerNodes],
] as const

describe.each(offices)('the %s back office', (office, screens, nodes) => {
  const views = nodes.flatMap(([, , , , , , , view]) => (view ? [screenOfView(view)] : []))

  // Proves RTE-11.
  test('has every screen of the specification', () => {
    expect(missing(screens.map(name => `${office}/${name}`))).toEqual([])
  })

  // Proves RTE-11.
  test('has a file for each page of its menu', () => {
    expect(missing(views)).toEqual([])
  })

  // Proves MNU-7.
  test('links to each of its screens from its menu', () => {
    const files = screensBelow(`src/pages/${office}`)

    const unreached = files.filter(file => !views.includes(file) && file !== `${office}/login`)

    expect(unreached).toEqual([])
  })

  // Proves PRJ-2.
  test('has a suite for each of its tables', () => {
    const facts = textOf(`e2e/tables/${office}-screens.ts`)

    const untested = tablesOf(office).filter(file => !facts.includes(`from '#${file}'`))

    expect(untested).toEqual([])
  })
})

describe('the storefront', () => {
  const known = [...shopRoutes, ...userRoutes]

  // Proves RTE-2, RTE-3.
  test('has every route of the specification', () => {
    expect(routes.filter(path => known.every(route => route.path !== path))).toEqual([])
  })

  // Proves PRJ-2.
  test('has exactly its routes in the list of those that are opened in a browser', () => {
    expect(Object.keys(routeFacts).toSorted()).toEqual(known.map(({ path }) => path).toSorted())
  })
})
