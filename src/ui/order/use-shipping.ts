import { useState } from 'react'
import type { LoadedOrders, SendParcel, ShipOrder } from './order-calls.ts'
import { firstParcels, unfilled, type Parcel, type Parcels } from './shipping.ts'
import { useBatch } from './use-batch.ts'
import { useCouriers } from './use-orders.ts'

const noParcel: Parcel = { delivery_code: '', delivery_no: '' }

/** State of the shipping dialog: input, sending, and refused orders with their reasons. Source: OST-4, DLV-4. */
export const useShipping = (loaded: LoadedOrders<ShipOrder>, sendParcel: SendParcel) => {
  const { orders = [], couriers, error, retry } = useCouriers(loaded)
  const batch = useBatch()
  const [entered, setEntered] = useState<Parcels>({})
  const [missing, setMissing] = useState<readonly number[]>([])
  const parcels: Parcels = { ...firstParcels(orders, couriers), ...entered }
  const left = orders.filter(({ id }) => !batch.done.includes(id))

  const ship = async () => {
    const gaps = unfilled(left, parcels)
    setMissing(gaps)
    if (gaps.length > 0) return undefined
    return batch.run(
      left.map(({ id }) => id),
      id => {
        const { delivery_code, delivery_no } = parcels[id] ?? noParcel
        return sendParcel(id, { delivery_code, delivery_no: delivery_no.trim() })
      },
    )
  }

  const enter = (id: number, part: Partial<Parcel>) => setEntered({ ...entered, [id]: { ...noParcel, ...parcels[id], ...part } })
  return { isLoaded: orders.length > 0, error, retry, left, couriers, parcels, enter, missing, batch, ship }
}
