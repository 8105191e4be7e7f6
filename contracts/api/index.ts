import * as addresses from './addresses.ts'
import * as areas from './areas.ts'
import * as auth from './auth.ts'
import * as backOfficeGoods from './back-office-goods.ts'
import * as backOfficeOrders from './back-office-orders.ts'
import * as carts from './carts.ts'
import * as common from './common.ts'
import * as expresses from './expresses.ts'
import * as fileSpaces from './file-spaces.ts'
import * as freights from './freights.ts'
import * as goodsAttrs from './goods-attrs.ts'
import * as goodsBrands from './goods-brands.ts'
import * as goodsClasses from './goods-classes.ts'
import * as goodsSkus from './goods-skus.ts'
import * as goodsSpecs from './goods-specs.ts'
import * as goods from './goods.ts'
import type { Endpoint } from './kit/endpoint.ts'
import * as menus from './menus.ts'
import * as moneyLogs from './money-logs.ts'
import * as orderComments from './order-comments.ts'
import * as orders from './orders.ts'
import * as uploads from './uploads.ts'

/** Every noun of the API with what its file exports. */
export const nouns = {
  addresses,
  areas,
  auth,
  backOfficeGoods,
  backOfficeOrders,
  carts,
  common,
  expresses,
  fileSpaces,
  freights,
  goods,
  goodsAttrs,
  goodsBrands,
  goodsClasses,
  goodsSkus,
  goodsSpecs,
  menus,
  moneyLogs,
  orderComments,
  orders,
  uploads,
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
