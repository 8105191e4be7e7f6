/** Input for one parcel. */
export type Parcel = { readonly delivery_code: string; readonly delivery_no: string }
export type Parcels = Readonly<Record<number, Parcel>>

/** Code of the preselected courier. Source: DLV-3. */
const usualCourier = 'yd'

/** Initial input: the orders' own values, else the default courier if it exists. */
export const firstParcels = (orders: readonly ({ id: number } & Parcel)[], couriers: readonly { code: string }[]): Parcels => {
  const usual = couriers.some(({ code }) => code === usualCourier) ? usualCourier : ''
  return Object.fromEntries(
    orders.map(({ id, delivery_code, delivery_no }) => [id, { delivery_code: delivery_code || usual, delivery_no }]),
  )
}

/** Ids of the orders whose courier or tracking number is missing. */
export const unfilled = (orders: readonly { id: number }[], parcels: Parcels): number[] =>
  orders.map(({ id }) => id).filter(id => !parcels[id]?.delivery_code || !parcels[id].delivery_no.trim())
