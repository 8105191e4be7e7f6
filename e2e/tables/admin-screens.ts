import { listAdminStores } from '#contracts/api/stores/back-office-stores.ts'
import { adminNewStores, adminNewUsers, adminPayments } from '#contracts/api/system/dashboards.ts'
import admins from '#src/pages/admin/accounts/admins.page.ts'
import permissionsGroup from '#src/pages/admin/accounts/permissions-group.page.ts'
import permissions from '#src/pages/admin/accounts/permissions.page.ts'
import roles from '#src/pages/admin/accounts/roles.page.ts'
import users from '#src/pages/admin/accounts/users.page.ts'
import refundsReturn from '#src/pages/admin/after-sales/refunds-return.page.ts'
import refunds from '#src/pages/admin/after-sales/refunds.page.ts'
import goodsBrands from '#src/pages/admin/catalogue/goods-brands.page.ts'
import goodsClasses from '#src/pages/admin/catalogue/goods-classes.page.ts'
import goods from '#src/pages/admin/catalogue/goods.page.ts'
import advSpaces from '#src/pages/admin/content/adv-spaces.page.ts'
import advs from '#src/pages/admin/content/advs.page.ts'
import agreements from '#src/pages/admin/content/agreements.page.ts'
import appVersions from '#src/pages/admin/content/app-versions.page.ts'
import articleMenus from '#src/pages/admin/content/article-menus.page.ts'
import articles from '#src/pages/admin/content/articles.page.ts'
import notices from '#src/pages/admin/content/notices.page.ts'
import distributionLogs from '#src/pages/admin/marketing/distribution-logs.page.ts'
import cashes from '#src/pages/admin/money/cashes.page.ts'
import currencies from '#src/pages/admin/money/currencies.page.ts'
import moneyLogs from '#src/pages/admin/money/money-logs.page.ts'
import orderSettlements from '#src/pages/admin/money/order-settlements.page.ts'
import expresses from '#src/pages/admin/orders/expresses.page.ts'
import orderComments from '#src/pages/admin/orders/order-comments.page.ts'
import orders from '#src/pages/admin/orders/orders.page.ts'
import integralGoodsClasses from '#src/pages/admin/points/integral-goods-classes.page.ts'
import integralGoods from '#src/pages/admin/points/integral-goods.page.ts'
import integralOrders from '#src/pages/admin/points/integral-orders.page.ts'
import { storesTable } from '#src/pages/admin/stores/stores/table.ts'
import areas from '#src/pages/admin/system/areas.page.ts'
import { newStoresTable } from '#src/pages/admin/system/dashboard/new-stores.ts'
import { newUsersTable } from '#src/pages/admin/system/dashboard/new-users.ts'
import { paymentsTable } from '#src/pages/admin/system/dashboard/payments.ts'
import menus from '#src/pages/admin/system/menus.page.ts'
import sellerMenus from '#src/pages/admin/system/seller-menus.page.ts'
import smsLogs from '#src/pages/admin/system/sms-logs.page.ts'
import sms from '#src/pages/admin/system/sms.page.ts'
import { waitingRefund, waitingReturn } from './records.ts'
import type { TableScreens } from './screen.ts'

/** The table screens of the admin back office, by path. Each entry becomes a suite: see suite.ts. */
export const adminScreens = {
  // Proves ADM-7.
  '/Admin/admins': { table: admins },
  // Proves ADV-5.
  '/Admin/adv_spaces': { table: advSpaces },
  // Proves ADV-2, ADV-5.
  '/Admin/advs': { table: advs },
  // Proves ART-9.
  '/Admin/agreements': { table: agreements },
  // Proves MSG-5.
  '/Admin/app_versions': { table: appVersions },
  // Proves ARA-4.
  '/Admin/areas': { table: areas },
  // Proves ART-8.
  '/Admin/article_menus': { table: articleMenus },
  // Proves ART-8.
  '/Admin/articles': { table: articles },
  // Proves MSC-5.
  '/Admin/cashes': { table: cashes },
  // Proves ARA-5.
  '/Admin/currencies': { table: currencies },
  // Proves DSH-8.
  '/Admin/dashboard/pay?period=year': {
    table: paymentsTable,
    rows: async call => (await call(adminPayments, { query: { is_type: 1 } })).list.data,
  },
  // Proves DSH-10.
  '/Admin/dashboard/store?period=year': {
    table: newStoresTable,
    rows: async call => (await call(adminNewStores, { query: { is_type: 1 } })).list.data,
  },
  // Proves DSH-10.
  '/Admin/dashboard/user?period=year': {
    table: newUsersTable,
    rows: async call => (await call(adminNewUsers, { query: { is_type: 1 } })).list.data,
  },
  // Proves MKS-7.
  '/Admin/distribution_logs': { table: distributionLogs },
  // Proves ARA-5.
  '/Admin/expresses': { table: expresses },
  // Proves CAS-5.
  '/Admin/goods': { table: goods },
  // Proves CLS-7.
  '/Admin/goods_brands': { table: goodsBrands },
  // Proves CLS-6.
  '/Admin/goods_classes': { table: goodsClasses },
  // Proves PSC-7, PSC-9.
  '/Admin/integral_goods': { table: integralGoods },
  // Proves PSC-6.
  '/Admin/integral_goods_classes': { table: integralGoodsClasses },
  // Proves PSC-8.
  '/Admin/integral_orders': { table: integralOrders },
  // Proves MNU-6.
  '/Admin/menus': { table: menus },
  // Proves MSC-3.
  '/Admin/money_logs': { table: moneyLogs },
  // Proves ART-10.
  '/Admin/notices': { table: notices },
  // Proves ASC-8.
  '/Admin/order_comments': { table: orderComments },
  // Proves MSC-7.
  '/Admin/order_settlements': { table: orderSettlements },
  // Proves OSC-7.
  '/Admin/orders': { table: orders, search: { nickname: 'e' } },
  // Proves ROL-13.
  '/Admin/permission_groups': { table: permissionsGroup },
  // Proves ROL-13.
  '/Admin/permissions': { table: permissions },
  // Proves REF-13, ASC-4.
  '/Admin/refunds': { table: refunds, record: waitingRefund },
  // Proves REF-13, ASC-4.
  '/Admin/returns': { table: refundsReturn, record: waitingReturn },
  // Proves ROL-12.
  '/Admin/roles': { table: roles },
  // Proves MNU-6.
  '/Admin/seller_menus': { table: sellerMenus },
  // Proves MSG-1, MSG-4.
  '/Admin/sms': { table: sms },
  // Proves MSG-1, MSG-4.
  '/Admin/sms_logs': { table: smsLogs },
  // Proves STS-4.
  '/Admin/stores?step=2': {
    table: storesTable,
    given: ['a store exists', { id: 90_201, store_verify: 2, store_status: 0 }],
    record: { given: ['a store exists', { id: 90_201, store_verify: 2, store_status: 0 }], id: 90_201 },
    // Another step would move the store to another list.
    edit: { store_verify: 2 },
    rows: async call => (await call(listAdminStores, { query: { store_verify: 2 } })).data,
  },
  // Proves ADM-8.
  '/Admin/users': { table: users },
} satisfies TableScreens
