/** What is entered about one parcel. */
export type Parcel = { readonly delivery_code: string; readonly delivery_no: string }
export type Parcels = Readonly<Record<number, Parcel>>

/** The courier that is chosen until another one is. Source: DLV-3. */
const usualCourier = 'yd'

/** What the dialog starts with: what the orders say, else the usual courier where it exists. */
export const firstParcels = (orders: readonly ({ id: number } & Parcel)[], couriers: readonly { code: string }[]): Parcels => {
  const usual = couriers.some(({ code }) => code === usualCourier) ? usualCourier : ''
  return Object.fromEntries(
    orders.map(({ id, delivery_code, delivery_no }) => [id, { delivery_code: delivery_code || usual, delivery_no }]),
  )
}

/** The orders whose courier or number is still missing. */
export const unfilled = (orders: readonly { id: number }[], parcels: Parcels): number[] =>
  orders.map(({ id }) => id).filter(id => !parcels[id]?.delivery_code || !parcels[id].delivery_no.trim())
