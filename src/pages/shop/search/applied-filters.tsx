import { useTranslation } from 'react-i18next'
import type { GoodsSearch } from '#contracts/api/catalogue/goods.ts'
import { useSite } from '#src/lib/site/use-site.ts'
import { FilterChips } from '../parts/filter-chips.tsx'
import { classPath } from './class-path.ts'
import { anyClass, chooseBrand, chooseKeywords } from './search-params.ts'
import { useSearchLink } from './search-path.ts'

type Change = (search: GoodsSearch) => GoodsSearch

const anyStore: Change = ({ store_id: _, ...rest }) => rest

/** The active filters of a search, each with its name and how to remove it. */
const useAppliedFilters = (search: GoodsSearch, storeName: string | undefined): { name: string; remove: Change }[] => {
  const { t } = useTranslation()
  const { data: site } = useSite()
  const path = classPath(site?.classes ?? [], search)
    .map(({ name }) => name)
    .join(' / ')
  const brand = site?.brands.find(({ id }) => id === search.brand_id)?.name
  return [
    ...(search.keywords
      ? [{ name: t('shop.chipKeywords', { text: search.keywords }), remove: (latest: GoodsSearch) => chooseKeywords(latest, '') }]
      : []),
    ...(path || search.class_id !== undefined ? [{ name: path || t('shop.chipClass'), remove: anyClass }] : []),
    ...(search.brand_id ? [{ name: brand ?? t('shop.chipBrand'), remove: (latest: GoodsSearch) => chooseBrand(latest, 0) }] : []),
    ...(search.store_id ? [{ name: storeName ?? t('shop.chipStore'), remove: anyStore }] : []),
  ]
}

/** Chips for the active filters of a search. */
export const AppliedFilters = ({ search, storeName }: { search: GoodsSearch; storeName: string | undefined }) => {
  const filters = useAppliedFilters(search, storeName)
  const linkOf = useSearchLink()
  return (
    <FilterChips filters={filters.map(({ name, remove }) => ({ name, without: linkOf(remove) }))} cleared={linkOf(() => ({}))} />
  )
}
