import type {
  adminFindOrders,
  adminOrderStatus,
  adminTrackOrder,
  sellerFindOrders,
  sellerOrderStatus,
  sellerTrackOrder,
} from '#contracts/api/back-office-orders.ts'

/** The calls about orders of a back office, of whichever area. */
export type ShipCalls = {
  readonly find: typeof sellerFindOrders | typeof adminFindOrders
  readonly ship: typeof sellerOrderStatus | typeof adminOrderStatus
}
export type TrackCall = typeof sellerTrackOrder | typeof adminTrackOrder
