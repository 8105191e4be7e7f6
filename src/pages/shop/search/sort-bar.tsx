import { useTranslation } from 'react-i18next'
import { sortKeys, type GoodsSearch } from '#contracts/api/catalogue/goods.ts'
import { SortLinks } from '../parts/sort-links.tsx'
import { useSearchLink } from './search-path.ts'
import { chooseDefaultSort, chooseSort, type SortKey } from './search-params.ts'

/** Labels of the sort keys. */
export const sortWords = {
  goods_price: 'shop.sortPrice',
  goods_sale: 'shop.sortSales',
  order_comment_count: 'shop.sortComments',
} as const satisfies Record<SortKey, string>

/** The sort orders; the active one shows its direction, and the next click reverses it. Source: SRH-3. */
export const SortBar = ({ search }: { search: GoodsSearch }) => {
  const { t } = useTranslation()
  const linkOf = useSearchLink()
  const keepScroll = { preventScrollReset: true }
  const offers = [
    {
      key: 'default',
      name: t('shop.sortDefault'),
      link: linkOf(chooseDefaultSort, keepScroll),
      chosen: search.sort_type === undefined,
    },
    ...sortKeys.map(key => ({
      key,
      name: t(sortWords[key]),
      link: linkOf(latest => chooseSort(latest, key), keepScroll),
      chosen: search.sort_type === key,
    })),
  ]
  return <SortLinks order={search.sort_order} offers={offers} />
}
