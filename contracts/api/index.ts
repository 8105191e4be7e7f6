import * as addresses from './addresses.ts'
import * as admins from './admins.ts'
import * as advSpaces from './adv-spaces.ts'
import * as advs from './advs.ts'
import * as agreements from './agreements.ts'
import * as appVersions from './app-versions.ts'
import * as areas from './areas.ts'
import * as articleMenus from './article-menus.ts'
import * as articles from './articles.ts'
import * as auth from './auth.ts'
import * as backOfficeGoods from './back-office-goods.ts'
import * as backOfficeOrders from './back-office-orders.ts'
import * as backOfficeStores from './back-office-stores.ts'
import * as carts from './carts.ts'
import * as cashes from './cashes.ts'
import * as chats from './chats.ts'
import * as collectives from './collectives.ts'
import * as common from './common.ts'
import * as configs from './configs.ts'
import * as coupons from './coupons.ts'
import * as currencies from './currencies.ts'
import * as dashboards from './dashboards.ts'
import * as distributions from './distributions.ts'
import * as expresses from './expresses.ts'
import * as favorites from './favorites.ts'
import * as fileSpaces from './file-spaces.ts'
import * as freights from './freights.ts'
import * as fullReductions from './full-reductions.ts'
import * as goodsAttrs from './goods-attrs.ts'
import * as goodsBrands from './goods-brands.ts'
import * as goodsClasses from './goods-classes.ts'
import * as goodsSkus from './goods-skus.ts'
import * as goodsSpecs from './goods-specs.ts'
import * as goods from './goods.ts'
import * as integralGoodsClasses from './integral-goods-classes.ts'
import * as integralGoods from './integral-goods.ts'
import * as integralOrders from './integral-orders.ts'
import type { Endpoint } from './kit/endpoint.ts'
import * as menus from './menus.ts'
import * as moneyLogs from './money-logs.ts'
import * as notices from './notices.ts'
import * as oauth from './oauth.ts'
import * as orderComments from './order-comments.ts'
import * as orderSettlements from './order-settlements.ts'
import * as orders from './orders.ts'
import * as permissionGroups from './permission-groups.ts'
import * as permissions from './permissions.ts'
import * as refunds from './refunds.ts'
import * as register from './register.ts'
import * as roles from './roles.ts'
import * as seckills from './seckills.ts'
import * as sms from './sms.ts'
import * as stores from './stores.ts'
import * as uploads from './uploads.ts'
import * as userChecks from './user-checks.ts'
import * as userDefault from './user-default.ts'
import * as users from './users.ts'

/** Every noun of the API with what its file exports. */
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

/** Every call of the API, in the order of the nouns: the list that tests and generators walk. */
export const endpoints: readonly Endpoint[] = Object.values(nouns).flatMap(noun => Object.values(noun).flatMap(endpointsIn))
