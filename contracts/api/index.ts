import * as addresses from './accounts/addresses.ts'
import * as admins from './accounts/admins.ts'
import * as advSpaces from './content/adv-spaces.ts'
import * as advs from './content/advs.ts'
import * as agreements from './content/agreements.ts'
import * as appVersions from './content/app-versions.ts'
import * as areas from './system/areas.ts'
import * as articleMenus from './content/article-menus.ts'
import * as articles from './content/articles.ts'
import * as auth from './accounts/auth.ts'
import * as backOfficeGoods from './catalogue/back-office-goods.ts'
import * as backOfficeOrders from './orders/back-office-orders.ts'
import * as backOfficeStores from './stores/back-office-stores.ts'
import * as carts from './orders/carts.ts'
import * as cashes from './money/cashes.ts'
import * as chats from './stores/chats.ts'
import * as collectives from './marketing/collectives.ts'
import * as common from './system/common.ts'
import * as configs from './system/configs.ts'
import * as coupons from './marketing/coupons.ts'
import * as currencies from './money/currencies.ts'
import * as dashboards from './system/dashboards.ts'
import * as distributions from './marketing/distributions.ts'
import * as expresses from './orders/expresses.ts'
import * as favorites from './catalogue/favorites.ts'
import * as fileSpaces from './content/file-spaces.ts'
import * as freights from './orders/freights.ts'
import * as fullReductions from './marketing/full-reductions.ts'
import * as goodsAttrs from './catalogue/goods-attrs.ts'
import * as goodsBrands from './catalogue/goods-brands.ts'
import * as goodsClasses from './catalogue/goods-classes.ts'
import * as goodsSkus from './catalogue/goods-skus.ts'
import * as goodsSpecs from './catalogue/goods-specs.ts'
import * as goods from './catalogue/goods.ts'
import * as integralGoodsClasses from './points/integral-goods-classes.ts'
import * as integralGoods from './points/integral-goods.ts'
import * as integralOrders from './points/integral-orders.ts'
import type { Endpoint } from './kit/endpoint.ts'
import * as menus from './system/menus.ts'
import * as moneyLogs from './money/money-logs.ts'
import * as notices from './content/notices.ts'
import * as oauth from './accounts/oauth.ts'
import * as orderComments from './orders/order-comments.ts'
import * as orderSettlements from './money/order-settlements.ts'
import * as orders from './orders/orders.ts'
import * as permissionGroups from './accounts/permission-groups.ts'
import * as permissions from './accounts/permissions.ts'
import * as refunds from './after-sales/refunds.ts'
import * as register from './accounts/register.ts'
import * as roles from './accounts/roles.ts'
import * as seckills from './marketing/seckills.ts'
import * as sms from './system/sms.ts'
import * as stores from './stores/stores.ts'
import * as uploads from './content/uploads.ts'
import * as userChecks from './accounts/user-checks.ts'
import * as userDefault from './accounts/user-default.ts'
import * as users from './accounts/users.ts'

/** Every resource of the API, with the exports of its file. */
export const nouns = {
  addresses,
  admins,
  advSpaces,
  advs,
  agreements,
  appVersions,
  areas,
  articleMenus,
  articles,
  auth,
  backOfficeGoods,
  backOfficeOrders,
  backOfficeStores,
  carts,
  cashes,
  chats,
  collectives,
  common,
  configs,
  coupons,
  currencies,
  dashboards,
  distributions,
  expresses,
  favorites,
  fileSpaces,
  freights,
  fullReductions,
  goods,
  goodsAttrs,
  goodsBrands,
  goodsClasses,
  goodsSkus,
  goodsSpecs,
  integralGoods,
  integralGoodsClasses,
  integralOrders,
  menus,
  moneyLogs,
  notices,
  oauth,
  orderComments,
  orderSettlements,
  orders,
  permissionGroups,
  permissions,
  refunds,
  register,
  roles,
  seckills,
  sms,
  stores,
  uploads,
  userChecks,
  userDefault,
  users,
}

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'about' in value

const endpointsIn = (value: unknown): Endpoint[] => {
  if (isEndpoint(value)) return [value]
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
    ? Object.values(value).filter(isEndpoint)
    : []
}

/** The exports of a module by name. Node sorts them, transformed modules keep the order of the source. */
const exportsOf = (noun: object): unknown[] =>
  Object.entries(noun)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([, value]) => value)

/** Every call of the API, in the order of `nouns` and of the names of exports: the list that tests and generators iterate over. */
export const endpoints: readonly Endpoint[] = Object.values(nouns).flatMap(noun => exportsOf(noun).flatMap(endpointsIn))
