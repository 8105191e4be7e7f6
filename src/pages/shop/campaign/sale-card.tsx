import { useTranslation } from 'react-i18next'
import type { ReplyOf } from '#contracts/api/kit/endpoint.ts'
import type { listSeckills } from '#contracts/api/marketing/seckills.ts'
import { timeOf, useNow } from '#src/lib/format/clock.ts'
import { formatFloat } from '#src/lib/format/format.ts'
import { GoodsCard } from '../goods/goods-card.tsx'

type Goods = ReplyOf<typeof listSeckills>['data'][number]

/** `2026-06-15 10:30:00` is `10:30`. */
const clockOf = (time: string) => time.slice(11, 16)

/** A product in a flash sale: sale price, discount, start or end, and the facts of other product lists. Source: TOL-12. */
export const SaleCard = ({ goods }: { goods: Goods }) => {
  const { t } = useTranslation()
  const now = useNow()
  const { start_time, end_time, discount } = goods
  const begun = start_time === '' || timeOf(start_time) / 1000 <= now
  const over = end_time !== '' && timeOf(end_time) / 1000 < now
  const until = end_time && t('shop.sale.until', { time: clockOf(end_time) })
  const when = over ? t('shop.sale.over') : begun ? until : t('shop.sale.from', { time: clockOf(start_time) })
  const off = discount && t('shop.sale.off', { percent: formatFloat(discount) })
  const facts = goods.goods_stock > 0 || over ? [off, when] : [t('shop.soldOut'), when]
  return (
    <GoodsCard goods={goods} facts={facts.filter(fact => fact !== '')} {...(!begun && { state: { saleStart: start_time } })} />
  )
}
