import { z } from 'zod'
import { listSeckills, sellerSeckills } from '#contracts/api/marketing/seckills.ts'
import { goTo } from '#src/lib/browser/navigation.ts'
import { attempt } from '#src/lib/http/attempt.ts'
import { call } from '#src/lib/http/call.ts'
import { control } from '../../control.ts'
import { findProduct } from '../prepare.ts'
import { signInStep, type Plan } from './step.ts'

const Clock = z.object({ now: z.string() })
const percent = '30.00'

/** A sale from now to the end of this hour, the hour in which lists show it. */
const createSale = async (goods_id: number): Promise<void> => {
  const { now } = await control(Clock, 'GET', '/clock')
  const end_time = `${now.slice(0, 13)}:59:59`
  await call(sellerSeckills.create, { body: { goods_id, discount: percent, start_time: now, end_time } })
}

/** A flash sale: the seller plans it, the shopper sees it in the list and on the product. */
export const flashSale: Plan = {
  steps: [
    signInStep('saleSeller', 'seller', 'seller'),
    {
      name: 'saleAdd',
      audience: 'seller',
      path: () => '/Seller/seckills',
      points: () => [{ text: 'btn.add' }],
      isDone: ({ isOnSale }) => isOnSale === true,
      act: ({ goods = 0 }) => createSale(goods),
    },
    {
      name: 'saleList',
      audience: 'buyer',
      path: () => '/seckills',
      points: ({ goods = 0 }) => [{ css: `main a[href$="/goods/${String(goods)}"]` }],
      isDone: ({ path }, { goods = 0 }) => path.split('?')[0] === `/goods/${String(goods)}`,
      act: async ({ goods = 0 }) => goTo(`/goods/${String(goods)}`),
    },
  ],
  learn: async tour => {
    const goods = tour.goods ?? (await attempt(findProduct(({ seckills }) => seckills === false)))
    return { ...tour, ...(goods !== undefined && { goods }) }
  },
  see: async ({ goods }) => {
    const found = await attempt(call(listSeckills, { query: { per_page: 100 } }, { quiet: true }))
    return { isOnSale: found?.data.some(({ id }) => id === goods) }
  },
}
