import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import type { IntegralGoodsCard } from '#contracts/api/points/integral-goods.ts'
import { FormerPrice } from '#src/ui/controls/price.tsx'
import { Card } from '../goods/card.tsx'
import { PointsPrice } from './points-price.tsx'

/** A product of the points shop in a list. A sold-out product says so, as in the shop. */
export const PointsCard = ({ goods, eager = false }: { goods: z.infer<typeof IntegralGoodsCard>; eager?: boolean }) => {
  const { t } = useTranslation()
  return (
    <Card
      to={`/integral/goods/${goods.id}`}
      picture={goods.goods_master_image}
      name={goods.goods_name}
      eager={eager}
      gone={goods.goods_stock === 0 ? t('shop.soldOut') : undefined}
      facts={[t('shop.points.exchanged', { count: goods.goods_sale })]}
    >
      <PointsPrice value={goods.goods_price} />
      <FormerPrice value={goods.goods_market_price} now="0.00" />
    </Card>
  )
}
