import { showGoods } from '#contracts/api/catalogue/goods.ts'
import { orderBefore, type OrderParams } from '#contracts/api/orders/orders.ts'
import { isFinalNo } from '#src/lib/http/failure.ts'
import { useAllData, useData } from '#src/lib/http/use-data.ts'
import { estimateOf, type Estimate } from './estimate.ts'
import type { CouponChoice, DraftGroup } from './order-draft.ts'

type Input = {
  params: string
  order: OrderParams['order']
  groups: readonly DraftGroup[]
  /** The delivery address, which determines the freight. */
  addressId: number | undefined
  coupons: CouponChoice
}

/**
 * The estimated cost of each store's order, in the order of the stores: with the freight to the chosen address and the
 * discounts of the products' campaigns. Undefined until the campaigns are loaded, because goods and coupons alone would be
 * misleading. `notDelivered` is the server's message if a store does not deliver to the address.
 */
export const useEstimate = ({ params, order, groups, addressId, coupons }: Input) => {
  const ids = [...new Set(groups.flatMap(group => group.goods_list.map(({ id }) => id)))]
  const campaigns = useAllData(
    showGoods,
    ids.map(id => ({ params: { id } })),
    { quiet: true },
  )
  const freight = useData(orderBefore, addressId === undefined ? null : { body: { params, address_id: addressId } }, {
    quiet: true,
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  })
  const withFreight = (group: DraftGroup): DraftGroup => {
    const estimate = freight.data?.find(({ store_info }) => store_info.id === group.store_info.id)?.freight_money
    return estimate === undefined || addressId === undefined ? group : { ...group, freight_money: estimate }
  }
  const estimates: Estimate[] | undefined =
    campaigns.data &&
    groups.map(group => estimateOf({ group: withFreight(group), order, campaigns: campaigns.data ?? [], chosen: coupons }))
  const notDelivered = isFinalNo(freight.error) ? freight.error.msg : undefined
  return { estimates, notDelivered, stillReckoning: freight.isLoading || campaigns.isLoading }
}
