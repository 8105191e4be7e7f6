import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import type { GoodsCard as Goods } from '#contracts/api/catalogue/goods.ts'
import { FormerPrice, Price } from '#src/ui/controls/price.tsx'
import { clockOf, useSaleOf } from '../campaign/running-sales.tsx'
import { Card } from './card.tsx'

type Props = {
  goods: z.infer<typeof Goods>
  eager?: boolean
  first?: boolean
}

/**
 * A product in a list: sales and stars, and its price with the reason if it is lower than usual: a running flash sale, else a
 * group buy, whose price the server sends. A sold-out product says so. Source: GRP-7, CAS-8.
 */
export const GoodsCard = ({ goods, ...rest }: Props) => {
  const { t } = useTranslation()
  const sale = useSaleOf(goods.id)
  const { goods_sale, goods_stock, goods_market_price, order_comment_count: count, score, need } = goods
  const price = sale?.goods_price ?? goods.goods_price
  const reviews = score ? [`★ ${score} (${count})`] : count > 0 ? [t('shop.commentCount', { count })] : []
  const saleText = sale && (sale.end_time ? t('shop.sale.chip', { time: clockOf(sale.end_time) }) : t('title.seckills'))
  const chip = saleText ? { text: saleText, hot: true } : need > 0 ? { text: t('shop.group.size', { need }) } : undefined
  return (
    <Card
      {...rest}
      to={`/goods/${goods.id}`}
      picture={goods.goods_master_image}
      name={goods.goods_name}
      chip={chip}
      gone={goods_stock === 0 ? t('shop.soldOut') : undefined}
      facts={[t('shop.sold', { count: goods_sale }), ...reviews]}
    >
      <Price value={price} />
      <FormerPrice value={goods_market_price} now={price} />
    </Card>
  )
}
