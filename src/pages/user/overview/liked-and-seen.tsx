import { HeartRegular } from '@fluentui/react-icons/svg/heart'
import { HistoryRegular } from '@fluentui/react-icons/svg/history'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listFavorites } from '#contracts/api/catalogue/favorites.ts'
import { browsingHistory } from '#src/lib/browser/browsing-history.ts'
import { nothing } from '#src/lib/format/format.ts'
import { useData } from '#src/lib/http/use-data.ts'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { CardsSkeleton } from '#src/ui/feedback/skeletons.tsx'
import { TextLink } from '#src/ui/controls/text-link.tsx'
import { GoodsStrip, type StripGoods } from '#src/ui/goods/goods-strip.tsx'

/** The products that the shopper liked last. Products that are gone are left out. */
export const LikedLately = () => {
  const { t } = useTranslation()
  const { data, error, mutate } = useData(listFavorites, { query: { is_type: 0, page: 1, per_page: 8 } }, { quiet: true })
  const goods = data?.data.flatMap((row): StripGoods[] =>
    row.is_type === 0 && row.goods_name !== nothing
      ? [{ id: row.out_id, name: row.goods_name, price: row.goods_price, image: row.goods_master_image }]
      : [],
  )
  const all = (
    <TextLink brand to="/user/favorites">
      {t('user.overview.all')}
    </TextLink>
  )
  return (
    <Panel title={t('user.overview.favorites')} extra={all}>
      {!goods && (error ? <ErrorState error={error} onRetry={() => void mutate()} /> : <CardsSkeleton count={4} />)}
      {goods?.length === 0 && (
        <EmptyState
          icon={<HeartRegular />}
          title={t('user.favorites.goods.emptyTitle')}
          hint={t('user.favorites.goods.emptyHint')}
        />
      )}
      {goods && goods.length > 0 && <GoodsStrip goods={goods} />}
    </Panel>
  )
}

/** The products that were looked at last in this browser, the newest first. Source: STR-5. */
export const SeenLately = () => {
  const { t } = useTranslation()
  const [seen] = useState(browsingHistory)
  const goods = seen.toReversed().map(({ id, goods_name, goods_price, image }) => ({
    id,
    name: goods_name,
    price: goods_price,
    image,
  }))
  return (
    <Panel title={t('shop.seenLately')}>
      {goods.length === 0 ? (
        <EmptyState icon={<HistoryRegular />} title={t('user.overview.unseenTitle')} hint={t('user.overview.unseenHint')} />
      ) : (
        <GoodsStrip goods={goods} />
      )}
    </Panel>
  )
}
