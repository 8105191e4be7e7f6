import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { searchGoods } from '#contracts/api/catalogue/goods.ts'
import type { ReplyOf } from '#contracts/api/kit/endpoint.ts'
import { encodeParams } from '#contracts/wire/params.ts'
import { useData } from '#src/lib/http/use-data.ts'
import { Price } from '#src/ui/controls/price.tsx'
import { TextLink } from '#src/ui/controls/text-link.tsx'
import { Picture } from '#src/ui/media/picture.tsx'
import { useSaleOf } from '../campaign/running-sales.tsx'

const useStyles = makeStyles({
  list: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, 88px)',
    gap: tokens.spacingHorizontalM,
    /** The height of the products, so that nothing moves when they arrive. */
    minHeight: '112px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    '@media (max-width: 640px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
  goods: { display: 'flex', flexDirection: 'column', alignItems: 'center', gap: tokens.spacingVerticalXS },
})

const count = 3

type Goods = ReplyOf<typeof searchGoods>['data'][number]

const PickedGoods = ({ goods }: { goods: Goods }) => {
  const styles = useStyles()
  const sale = useSaleOf(goods.id)
  return (
    <TextLink className={styles.goods} to={`/goods/${goods.id}`} title={goods.goods_name}>
      <Picture src={goods.goods_master_image} size={150} alt={goods.goods_name} />
      <Price size="small" value={sale?.goods_price ?? goods.goods_price} />
    </TextLink>
  )
}

/** The three best-selling products of a store, with the prices that other lists show. Source: STS-8. */
export const StorePicks = ({ storeId, name }: { storeId: number; name: string }) => {
  const styles = useStyles()
  const { t } = useTranslation()
  const params = encodeParams({ store_id: storeId, sort_type: 'goods_sale', sort_order: 'desc' })
  const { data } = useData(
    searchGoods,
    { query: { params, page: 1, per_page: count } },
    { quiet: true, shouldRetryOnError: false },
  )
  return (
    <ul className={styles.list} aria-label={t('shop.stores.picks', { name })}>
      {data?.data.slice(0, count).map(goods => (
        <li key={goods.id}>
          <PickedGoods goods={goods} />
        </li>
      ))}
    </ul>
  )
}
