import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { adminNodes } from '#mocks/seeds/menus-admin.ts'
import { sellerNodes } from '#mocks/seeds/menus-seller.ts'
import { shopRoutes, userRoutes } from '#src/app/routes.ts'
import { fileOfView } from '#src/lib/view-file.ts'
import { routeFacts } from '../e2e/routes/list.ts'
import { root } from './tell.ts'
import { filesBelow } from './walk.ts'

/** The screens of the back offices, as files. Source: spec, section 2.6. */
const admin = `login dashboard dashboard-order dashboard-pay dashboard-store dashboard-user admins roles permissions
  permissions-group menus seller-menus users configs-web configs-sms configs-pay configs-oauth configs-store advs adv-spaces
  agreements app-versions articles article-menus notices sms sms-logs money-logs areas cashes currencies distribution-logs
  expresses goods goods-brands goods-classes integral-goods integral-goods-classes integral-orders order-comments
  order-settlements orders refunds refunds-return stores`.split(/\s+/)
const seller = `login dashboard dashboard-order cashes chats collectives coupons coupons-log distributions distributions-log
  file-spaces freights full-reductions goods goods-attrs money-logs order-comments order-settlements orders orders-wait refunds
  refunds-return roles seckills stores users`.split(/\s+/)

/** The routes of the storefront and the user centre. Source: spec, sections 2.1 to 2.3. */
const routes = `/ /login /register /forget_password /stores /store/:id /store/join /store/step_1 /store/step_2 /store/step_3
  /s/:params? /goods/:id /carts /integral /integral/search/:params? /integral/goods/:id /integral/order/:id/:buy_num /seckills
  /collectives/:params? /order/before/:params /order/pay/:params /order/success
  /user /user/address /user/address/form/:id? /user/comments /user/comment/add/:id /user/info /user/safe /user/safe/password
  /user/safe/pay_password /user/safe/phone /user/safe/check /user/oauth /user/cashes /user/favorites /user/money /user/integral
  /user/frozen_money /user/orders /user/order/:id /user/order/comment/:id /user/order/refund/:id /user/order/refund_form/:id
  /user/integral_order /user/coupons /user/distribution /user/distribution_users /user/distribution_logs
  /user/article/:name`.split(/\s+/)

const hasFile = (name: string) => ['ts', 'tsx'].some(ending => existsSync(join(root, `src/pages/${name}.page.${ending}`)))
const missing = (names: readonly string[]) => names.filter(name => !hasFile(name))

const textOf = (file: string) => readFileSync(join(root, file), 'utf8')

/** Tables that stand in the record of another screen, where they are tried. */
const insideRecords = ['src/pages/admin/adv-spaces/adverts-of-space.tsx']

/** Files that define a table; one to pick rows from is tried where it is picked from. */
const tablesOf = (area: string) =>
  filesBelow(root, [`src/pages/${area}`], /\.tsx?$/).filter(file => {
    const text = textOf(file)
    return (
      text.includes("import { page } from '#src/table/page.ts'") && !text.includes('picking(') && !insideRecords.includes(file)
    )
  })

const offices = [
  ['admin', admin, adminNodes],
  ['seller', seller, sellerNodes],
] as const

describe.each(offices)('the %s back office', (area, screens, nodes) => {
  const views = nodes.flatMap(([, , , , , , , view]) => (view ? [fileOfView(view)] : []))

  test('has every screen of the specification', () => {
    expect(missing(screens.map(name => `${area}/${name}`))).toEqual([])
  })

  test('has a file for each page of its menu', () => {
    expect(missing(views)).toEqual([])
  })

  test('leads to each of its screens from its menu', () => {
    const files = filesBelow(root, [`src/pages/${area}`], /\.page\.tsx?$/).map(file =>
      file.replace('src/pages/', '').replace(/\.page\.tsx?$/, ''),
    )

    const unreached = files.filter(file => !views.includes(file) && file !== `${area}/login`)

    expect(unreached).toEqual([])
  })

  test('has a suite for each of its tables', () => {
    const suites = filesBelow(root, [`e2e/tables/${area}`], /\.spec\.ts$/).map(textOf)

    const untested = tablesOf(area).filter(file => !suites.some(text => text.includes(`from '#${file}'`)))

    expect(suites.length).toBeGreaterThan(0)
    expect(untested).toEqual([])
  })
})

describe('the storefront', () => {
  const known = [...shopRoutes, ...userRoutes]

  test('has every route of the specification', () => {
    expect(routes.filter(path => known.every(route => route.path !== path))).toEqual([])
  })

  test('has each of its routes in the list of those that are opened in a browser, and no other', () => {
    expect(Object.keys(routeFacts).toSorted()).toEqual(known.map(({ path }) => path).toSorted())
  })

  test('has a file for each of its routes', () => {
    expect(missing(known.map(({ file }) => file))).toEqual([])
  })
})
