import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { searchGoods, showGoods, sortKeys } from '#contracts/api/catalogue/goods.ts'
import { encodeParams } from '#contracts/wire/params.ts'
import { useData } from '#src/lib/http/use-data.ts'
import { useCardGridStyles } from '#src/ui/layout/card-grid.ts'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { Pager } from '#src/ui/layout/pager.tsx'
import { CardsSkeleton } from '#src/ui/feedback/skeletons.tsx'
import { CouponList } from '../campaign/coupon-list.tsx'
import { GoodsCard } from '../goods/goods-card.tsx'
import { sortWords } from '../search/sort-bar.tsx'
import { FoundCount } from '../parts/list-head.tsx'
import { NoSuchPage } from '../parts/no-such-page.tsx'
import { SortLinks } from '../parts/sort-links.tsx'
import { useListAddress } from '../parts/use-list-address.ts'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM, minWidth: 0 },
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalM,
  },
  busy: { opacity: 0.55 },
})

/** The coupons of a store. Every product contains all of them, so those of the first product are read. */
const Coupons = ({ goodsId }: { goodsId: number }) => {
  const { data } = useData(showGoods, { params: { id: goodsId } }, { quiet: true })
  return data && data.coupons.length > 0 ? <CouponList coupons={data.coupons} /> : null
}

/** The coupons and products of a store, below `RunningSales`; sort order and page are stored in the URL. */
export const StoreGoods = ({ storeId }: { storeId: number }) => {
  const styles = useStyles()
  const grid = useCardGridStyles()
  const { t } = useTranslation()
  const { sort, order, page, goTo, sortedBy, here } = useListAddress(sortKeys)
  const params = encodeParams({ store_id: storeId, ...(sort && { sort_type: sort, sort_order: order }) })
  const { data, error, isLoading, mutate } = useData(searchGoods, { query: { params, page, per_page: 40 } })
  const offers = [
    { key: 'default', name: t('shop.sortDefault'), link: sortedBy(undefined), chosen: !sort },
    ...sortKeys.map(key => ({ key, name: t(sortWords[key]), link: sortedBy(key), chosen: key === sort })),
  ]
  if (error && !isLoading) return <ErrorState error={error} onRetry={() => void mutate()} />
  if (!data) return <CardsSkeleton count={8} />
  const [first] = data.data
  if (data.total === 0) return <EmptyState as="h2" title={t('shop.stores.nothing')} hint={t('shop.stores.nothingHint')} />
  return (
    <div className={styles.root}>
      {first && <Coupons goodsId={first.id} />}
      <div className={styles.bar}>
        <SortLinks offers={offers} order={order} />
        <FoundCount count={data.total} />
      </div>
      {data.data.length === 0 && <NoSuchPage page={page} first={here} />}
      <ul className={mergeClasses(grid.grid, isLoading && styles.busy)} aria-busy={isLoading}>
        {data.data.map((goods, at) => (
          <li key={goods.id}>
            <GoodsCard goods={goods} eager={at < 4} />
          </li>
        ))}
      </ul>
      <Pager page={page} lastPage={data.last_page} total={data.total} onChange={goTo} />
    </div>
  )
}
