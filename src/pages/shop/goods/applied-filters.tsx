import { makeStyles, tokens } from '@fluentui/react-components'
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss'
import { useTranslation } from 'react-i18next'
import type { GoodsSearch } from '#contracts/api/goods.ts'
import { useSite } from '#src/lib/use-site.ts'
import { TextLink } from '#src/ui/text-link.tsx'
import { classPath } from './class-path.ts'
import { anyClass, chooseBrand, chooseKeywords } from './search-params.ts'
import { useSearchPath } from './search-path.ts'

const useStyles = makeStyles({
  list: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  chip: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    minHeight: '28px',
    paddingInline: tokens.spacingHorizontalM,
    borderRadius: tokens.borderRadiusCircular,
    border: `1px solid ${tokens.colorBrandStroke2}`,
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorBrandForeground2,
    overflowWrap: 'anywhere',
    ':hover': {
      color: tokens.colorBrandForeground2,
      backgroundColor: tokens.colorBrandBackground2Hover,
      textDecorationLine: 'none',
    },
  },
})

/** What a search is narrowed by, each with its name and the search without it. */
export const useAppliedFilters = (
  search: GoodsSearch,
  storeName: string | undefined,
): { name: string; without: GoodsSearch }[] => {
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

/** The filters that are on, as chips; a click takes one off. */
export const AppliedFilters = ({ search, storeName }: { search: GoodsSearch; storeName: string | undefined }) => {
  const styles = useStyles()
  const { t } = useTranslation()
  const filters = useAppliedFilters(search, storeName)
  const pathOf = useSearchPath()
  if (filters.length === 0) return null
  return (
    <ul className={styles.list} aria-label={t('shop.applied')}>
      {filters.map(({ name, without }) => (
        <li key={name}>
          <TextLink className={styles.chip} to={pathOf(without)} aria-label={t('shop.removeFilter', { name })}>
            {name}
            <DismissRegular aria-hidden="true" />
          </TextLink>
        </li>
      ))}
      {filters.length > 1 && (
        <li>
          <TextLink brand to={pathOf({})}>
            {t('shop.clearFilters')}
          </TextLink>
        </li>
      )}
    </ul>
  )
}
