import { useTranslation } from 'react-i18next'
import { sortKeys, type GoodsSearch } from '#contracts/api/catalogue/goods.ts'
import { SortLinks } from '../parts/sort-links.tsx'
import { useSearchPath } from './search-path.ts'
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
  const pathOf = useSearchPath()
  const offers = [
    { key: 'default', name: t('shop.sortDefault'), to: chooseDefaultSort(search), chosen: search.sort_type === undefined },
    ...sortKeys.map(key => ({ key, name: t(sortWords[key]), to: chooseSort(search, key), chosen: search.sort_type === key })),
  ]
  return <SortLinks order={search.sort_order} offers={offers.map(offer => ({ ...offer, to: pathOf(offer.to) }))} />
}
