import { useState } from 'react'
import { allExpresses } from '#contracts/api/expresses.ts'
import { Failure } from '#src/lib/failure.ts'
import { useData } from '#src/lib/use-data.ts'
import type { OrdersToShip, SendParcel, ShipOrder } from './order-calls.ts'
import { firstParcels, inParallel, unfilled, type Parcel, type Parcels } from './shipping.ts'

/** How many orders are sent at once. */
const width = 4

/** How far the sending is: `done` of `total` have been answered. */
export type Progress = { readonly done: number; readonly total: number }
type Reasons = Readonly<Record<number, string>>

/** The orders as they are now, with the couriers to choose from. */
const useCouriers = ({ orders, error, retry }: OrdersToShip) => {
  const couriers = useData(allExpresses, { query: { isAll: 'true' } }, { revalidateOnFocus: false, shouldRetryOnError: false })
  return {
    orders: couriers.data && orders,
    couriers: couriers.data ?? [],
    error: error ?? couriers.error,
    retry: () => {
      retry()
      void couriers.mutate()
    },
  }
}

/**
 * Ships several orders: loads them, holds what is entered, sends them, and keeps those that were refused with the reason.
 * Source: rules-backoffice 66 to 68.
 */
export const useShipping = (loaded: OrdersToShip, sendParcel: SendParcel) => {
  const { orders = [], couriers, error, retry } = useCouriers(loaded)
  const isLoaded = orders.length > 0
  const [entered, setEntered] = useState<Parcels>({})
  const [shipped, setShipped] = useState<readonly number[]>([])
  const [reasons, setReasons] = useState<Reasons>({})
  const [missing, setMissing] = useState<readonly number[]>([])
  const [progress, setProgress] = useState<Progress>()
  const parcels: Parcels = { ...firstParcels(orders, couriers), ...entered }
  const left = orders.filter(({ id }) => !shipped.includes(id))

  const send = async ({ id }: ShipOrder): Promise<string | undefined> => {
    const parcel = parcels[id]
    try {
      await sendParcel(id, { delivery_code: parcel?.delivery_code ?? '', delivery_no: parcel?.delivery_no.trim() ?? '' })
      return undefined
    } catch (failure) {
      if (failure instanceof Failure) return failure.msg || failure.statusText || failure.kind
      throw failure
    }
  }

  /** @returns how many were shipped and how many refused; undefined when something is missing and nothing was sent. */
  const ship = async (): Promise<{ shipped: number; refused: number } | undefined> => {
    const gaps = unfilled(left, parcels)
    setMissing(gaps)
    if (gaps.length > 0) return undefined
    const refused = new Map<number, string>()
    setProgress({ done: 0, total: left.length })
    await inParallel(left, width, async order => {
      const reason = await send(order)
      if (reason !== undefined) refused.set(order.id, reason)
      setProgress(now => now && { ...now, done: now.done + 1 })
    })
    setProgress(undefined)
    setReasons(Object.fromEntries(refused))
    setShipped([...shipped, ...left.map(({ id }) => id).filter(id => !refused.has(id))])
    return { shipped: left.length - refused.size, refused: refused.size }
  }

  const enter = (id: number, part: Partial<Parcel>) => {
    const former = parcels[id] ?? { delivery_code: '', delivery_no: '' }
    setEntered({ ...entered, [id]: { ...former, ...part } })
  }
  return {
    isLoaded,
    error,
    retry,
    left,
    couriers,
    parcels,
    enter,
    missing,
    reasons,
    shipped,
    progress,
    ship,
  }
}
export type Shipping = ReturnType<typeof useShipping>
