import type {
  adminFindOrders,
  adminOrderStatus,
  adminTrackOrder,
  adminWaybill,
  sellerFindOrders,
  sellerOrderStatus,
  sellerTrackOrder,
  sellerWaybill,
} from '#contracts/api/orders/back-office-orders.ts'
import type { OrderLine, OrderSummary } from '#contracts/api/orders/orders.ts'
import type { Failure } from '#src/lib/http/failure.ts'
import type { Parcel } from './shipping.ts'

/** A back office's endpoints for orders. */
export type FindCall = typeof sellerFindOrders | typeof adminFindOrders
export type ShipCalls = { readonly find: FindCall; readonly ship: typeof sellerOrderStatus | typeof adminOrderStatus }
export type WaybillCalls = { readonly find: FindCall; readonly waybill: typeof sellerWaybill | typeof adminWaybill }
export type TrackCall = typeof sellerTrackOrder | typeof adminTrackOrder

/** The fields of an order that the shipping dialog shows. */
export type ShipOrder = Pick<
  OrderSummary,
  'id' | 'order_no' | 'receive_name' | 'receive_tel' | 'receive_area' | 'receive_address' | 'remark' | keyof Parcel
> & {
  readonly order_goods: readonly Pick<
    OrderLine,
    'goods_image' | 'goods_name' | 'goods_price' | 'sku_name' | 'buy_num' | 'total_price'
  >[]
}

/** Orders loaded for a bulk action; undefined while loading. */
export type LoadedOrders<Order> = {
  readonly orders: readonly Order[] | undefined
  readonly error: Failure | undefined
  readonly retry: () => void
}

/**
 * Ships one order.
 * @throws Failure
 */
export type SendParcel = (id: number, parcel: Parcel) => Promise<unknown>
