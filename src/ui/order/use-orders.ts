import { oneOf } from '#contracts/wire/conditions.ts'
import { allExpresses } from '#contracts/api/orders/expresses.ts'
import { adminIntegralOrders } from '#contracts/api/points/integral-orders.ts'
import { encodeParams } from '#contracts/wire/params.ts'
import { fresh, useData } from '#src/lib/http/use-data.ts'
import type { FindCall, LoadedOrders, ShipOrder } from './order-calls.ts'
import type { RefundOrder } from '../after-sales/refund-case.ts'

/** Current data of a back office's orders. Source: DLV-4. */
export const useOrders = (find: FindCall, ids: readonly number[]): LoadedOrders<RefundOrder> => {
  const { data, error, isValidating, mutate } = useData(find, { query: { params: encodeParams({ order_id: ids }) } }, fresh)
  return { orders: isValidating && error ? undefined : data, error, retry: () => void mutate() }
}

/** Current data of points orders, which have one product each. Source: PSC-8. */
export const useIntegralOrders = (ids: readonly number[]): LoadedOrders<ShipOrder> => {
  const query = { id: oneOf(ids), per_page: Math.max(1, ids.length) }
  const { data, error, isValidating, mutate } = useData(adminIntegralOrders.list, { query }, fresh)
  const orders = data?.data.map(order => {
    const { order_image: goods_image, order_name: goods_name, order_price: goods_price } = order
    return { ...order, order_goods: [{ ...order, goods_image, goods_name, goods_price, sku_name: '-' }] }
  })
  return { orders: isValidating && error ? undefined : orders, error, retry: () => void mutate() }
}

/** The orders, once the list of couriers has loaded as well. */
export const useCouriers = <Order>({ orders, error, retry }: LoadedOrders<Order>) => {
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
