import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import type { GoodsCard as Goods } from '#contracts/api/catalogue/goods.ts'
import { FormerPrice, Price } from '#src/ui/controls/price.tsx'
import { Card } from './card.tsx'

type Props = {
  goods: z.infer<typeof Goods>
  eager?: boolean
  first?: boolean
  /** Texts to show first in the last line. */
  facts?: readonly string[]
  /** Router state for the product page. */
  state?: unknown
}

/** A product in a list: price, sales, stars, number of reviews and of variants, as far as the server sends them. */
export const GoodsCard = ({ goods, facts = [], ...rest }: Props) => {
  const { t } = useTranslation()
  const { goods_sale, order_comment_count: count, score, sku_count = 0, need } = goods
  const lines = [
    ...facts,
    t('shop.sold', { count: goods_sale }),
    score ? `★ ${score} (${count})` : t('shop.commentCount', { count }),
    ...(sku_count > 1 ? [t('shop.variants', { count: sku_count })] : []),
    ...(need > 0 ? [t('shop.group.size', { need })] : []),
  ]
  return (
    <Card {...rest} to={`/goods/${goods.id}`} picture={goods.goods_master_image} name={goods.goods_name} facts={lines}>
      <Price value={goods.goods_price} />
      <FormerPrice value={goods.goods_market_price} now={goods.goods_price} />
    </Card>
  )
}
