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

/** The calls about orders of a back office. */
export type FindCall = typeof sellerFindOrders | typeof adminFindOrders
export type ShipCalls = { readonly find: FindCall; readonly ship: typeof sellerOrderStatus | typeof adminOrderStatus }
export type WaybillCalls = { readonly find: FindCall; readonly waybill: typeof sellerWaybill | typeof adminWaybill }
export type TrackCall = typeof sellerTrackOrder | typeof adminTrackOrder

/** An order as the dialog that ships it shows it. */
export type ShipOrder = Pick<
  OrderSummary,
  'id' | 'order_no' | 'receive_name' | 'receive_tel' | 'receive_area' | 'receive_address' | 'remark' | keyof Parcel
> & {
  readonly order_goods: readonly Pick<
    OrderLine,
    'goods_image' | 'goods_name' | 'goods_price' | 'sku_name' | 'buy_num' | 'total_price'
  >[]
}

/** Orders that something is to be done to; undefined while they are being loaded. */
export type LoadedOrders<Order> = {
  readonly orders: readonly Order[] | undefined
  readonly error: Failure | undefined
  readonly retry: () => void
}

/** Sends one order on its way. @throws Failure */
export type SendParcel = (id: number, parcel: Parcel) => Promise<unknown>
