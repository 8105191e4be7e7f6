import type {
  adminFindOrders,
  adminOrderStatus,
  adminTrackOrder,
  sellerFindOrders,
  sellerOrderStatus,
  sellerTrackOrder,
} from '#contracts/api/back-office-orders.ts'
import type { OrderLine, OrderSummary } from '#contracts/api/orders.ts'
import type { Parcel } from './shipping.ts'

/** The calls about orders of a back office, of whichever area. */
export type ShipCalls = {
  readonly find: typeof sellerFindOrders | typeof adminFindOrders
  readonly ship: typeof sellerOrderStatus | typeof adminOrderStatus
}

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

/** The orders that are to be shipped; undefined while they are being loaded. */
export type OrdersToShip = {
  readonly orders: readonly ShipOrder[] | undefined
  readonly error: unknown
  readonly retry: () => void
}

/** Sends one order on its way. @throws Failure */
export type SendParcel = (id: number, parcel: Parcel) => Promise<unknown>
export type TrackCall = typeof sellerTrackOrder | typeof adminTrackOrder
