import { useTranslation } from 'react-i18next'
import type { GoodsSearch } from '#contracts/api/catalogue/goods.ts'
import { useSite } from '#src/lib/site/use-site.ts'
import { FilterChips } from '../parts/filter-chips.tsx'
import { classPath } from './class-path.ts'
import { anyClass, chooseBrand, chooseKeywords } from './search-params.ts'
import { useSearchPath } from './search-path.ts'

/** The active filters of a search, each with its name and the search without it. */
const useAppliedFilters = (search: GoodsSearch, storeName: string | undefined): { name: string; without: GoodsSearch }[] => {
  const { t } = useTranslation()
  const { data: site } = useSite()
  const path = classPath(site?.classes ?? [], search)
    .map(({ name }) => name)
    .join(' / ')
  const brand = site?.brands.find(({ id }) => id === search.brand_id)?.name
  const { store_id, ...anyStore } = search
  return [
    ...(search.keywords
      ? [{ name: t('shop.chipKeywords', { text: search.keywords }), without: chooseKeywords(search, '') }]
      : []),
    ...(path || search.class_id !== undefined ? [{ name: path || t('shop.chipClass'), without: anyClass(search) }] : []),
    ...(search.brand_id ? [{ name: brand ?? t('shop.chipBrand'), without: chooseBrand(search, 0) }] : []),
    ...(store_id ? [{ name: storeName ?? t('shop.chipStore'), without: anyStore }] : []),
  ]
}

/** Chips for the active filters of a search. */
export const AppliedFilters = ({ search, storeName }: { search: GoodsSearch; storeName: string | undefined }) => {
  const filters = useAppliedFilters(search, storeName)
  const pathOf = useSearchPath()
  return <FilterChips filters={filters.map(({ name, without }) => ({ name, without: pathOf(without) }))} cleared={pathOf({})} />
}
