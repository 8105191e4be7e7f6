import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import type { GoodsCard as Goods } from '#contracts/api/goods.ts'
import { FormerPrice, Price } from '#src/ui/price.tsx'
import { Card } from './card.tsx'

type Props = {
  goods: z.infer<typeof Goods>
  eager?: boolean
  first?: boolean
  /** What the last line says instead of sales and comments. */
  facts?: readonly string[]
  /** What the product's page is told on the way. */
  state?: unknown
}

/** A product in a list: price, sales with number of comments, or what else there is to say. */
export const GoodsCard = ({ goods, facts, ...rest }: Props) => {
  const { t } = useTranslation()
  const said = facts ?? [
    t('shop.sold', { count: goods.goods_sale }),
    t('shop.commentCount', { count: goods.order_comment_count }),
    ...(goods.need > 0 ? [t('shop.group.size', { need: goods.need })] : []),
  ]
  return (
    <Card {...rest} to={`/goods/${goods.id}`} picture={goods.goods_master_image} name={goods.goods_name} facts={said}>
      <Price value={goods.goods_price} />
      <FormerPrice value={goods.goods_market_price} now={goods.goods_price} />
    </Card>
  )
}
