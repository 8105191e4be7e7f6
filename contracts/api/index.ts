import * as addresses from './addresses.ts'
import * as areas from './areas.ts'
import * as auth from './auth.ts'
import * as backOfficeOrders from './back-office-orders.ts'
import * as carts from './carts.ts'
import * as cashes from './cashes.ts'
import * as common from './common.ts'
import * as expresses from './expresses.ts'
import * as goodsBrands from './goods-brands.ts'
import * as goodsClasses from './goods-classes.ts'
import * as goods from './goods.ts'
import type { Endpoint } from './kit/endpoint.ts'
import * as menus from './menus.ts'
import * as moneyLogs from './money-logs.ts'
import * as orderComments from './order-comments.ts'
import * as orderSettlements from './order-settlements.ts'
import * as orders from './orders.ts'
import * as refunds from './refunds.ts'
import * as uploads from './uploads.ts'

/** Every noun of the API with what its file exports. */
export const nouns = {
  addresses,
  areas,
  auth,
  backOfficeOrders,
  carts,
  cashes,
  common,
  expresses,
  goods,
  goodsBrands,
  goodsClasses,
  menus,
  moneyLogs,
  orderComments,
  orderSettlements,
  orders,
  refunds,
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
