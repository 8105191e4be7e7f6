import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { GoodsSearch } from '#contracts/api/catalogue/goods.ts'
import { useSite, type Site } from '#src/lib/site/use-site.ts'
import { Skeleton } from '#src/ui/feedback/skeleton.tsx'
import { FoldedOnPhones } from '#src/ui/layout/folded-on-phones.tsx'
import { FilterRow, FilterRowSkeleton, type FilterOption } from './filter-row.tsx'
import { anyClass, chooseBrand, chooseRoot, chooseSecond, chooseThird } from './search-params.ts'

const phone = '@media (max-width: 560px)'
const useStyles = makeStyles({
  root: {
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalXL}`,
    borderRadius: tokens.borderRadiusLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    [phone]: { paddingInline: tokens.spacingHorizontalM },
  },
})

const classRows = (search: GoodsSearch, { classes }: Site, all: string): FilterOption[][] => {
  const root = classes.find(({ id }) => id === search.pid)
  const second = root?.children?.find(({ id }) => id === search.sid)
  const option = (id: number, name: string, change: FilterOption['change'], chosen: boolean) => ({ id, name, change, chosen })
  return [
    [
      option(0, all, anyClass, !root),
      ...classes.map(node => option(node.id, node.name, latest => chooseRoot(latest, node), node === root)),
    ],
    root?.children
      ? [
          option(0, all, latest => chooseRoot(latest, root), !second),
          ...root.children.map(node =>
            option(node.id, node.name, latest => chooseSecond(latest, root.id, node), node === second),
          ),
        ]
      : [],
    root && second?.children
      ? [
          option(0, all, latest => chooseSecond(latest, root.id, second), !search.tid),
          ...second.children.map(node =>
            option(node.id, node.name, latest => chooseThird(latest, root.id, second.id, node), node.id === search.tid),
          ),
        ]
      : [],
  ]
}

const FilterRows = ({ search, site }: { search: GoodsSearch; site: Site }) => {
  const { t } = useTranslation()
  const [roots = [], seconds = [], thirds = []] = classRows(search, site, t('shop.all'))
  const brands = [{ id: 0, name: t('shop.all') }, ...site.brands].map(brand => ({
    id: brand.id,
    name: brand.name,
    change: (latest: GoodsSearch) => chooseBrand(latest, brand.id),
    chosen: (search.brand_id ?? 0) === brand.id,
  }))
  return (
    <>
      <FilterRow label={t('shop.class')} options={roots} />
      {seconds.length > 1 && <FilterRow label={t('shop.classSecond')} options={seconds} />}
      {thirds.length > 1 && <FilterRow label={t('shop.classThird')} options={thirds} />}
      <FilterRow label={t('shop.brand')} options={brands} />
    </>
  )
}

const FilterRowsSkeleton = ({ search }: { search: GoodsSearch }) => {
  const { t } = useTranslation()
  return (
    <Skeleton aria-label={t('ui.loading')}>
      <FilterRowSkeleton label={t('shop.class')} />
      {search.pid !== undefined && <FilterRowSkeleton label={t('shop.classSecond')} />}
      {search.sid !== undefined && <FilterRowSkeleton label={t('shop.classThird')} />}
      <FilterRowSkeleton label={t('shop.brand')} />
    </Skeleton>
  )
}

/** Three levels of categories and the brands, as links. Source: CAS-1. */
export const Filters = ({ search }: { search: GoodsSearch }) => {
  const styles = useStyles()
  const { data: site, error } = useSite()
  if (error && !site) return null
  return (
    <FoldedOnPhones className={styles.root}>
      {site ? <FilterRows search={search} site={site} /> : <FilterRowsSkeleton search={search} />}
    </FoldedOnPhones>
  )
}
