import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { ArrowDownRegular } from '@fluentui/react-icons/svg/arrow-down'
import { ArrowUpRegular } from '@fluentui/react-icons/svg/arrow-up'
import { useTranslation } from 'react-i18next'
import { sortKeys, type GoodsSearch } from '#contracts/api/goods.ts'
import { TextLink } from '#src/ui/text-link.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { chooseDefaultSort, chooseSort, searchPath } from './search-params.ts'

const useStyles = makeStyles({
  list: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalXS, margin: 0, padding: 0, listStyleType: 'none' },
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2px',
    minHeight: '32px',
    paddingInline: tokens.spacingHorizontalM,
    borderRadius: tokens.borderRadiusMedium,
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover, textDecorationLine: 'none' },
    '@media (max-width: 560px)': { paddingInline: tokens.spacingHorizontalS },
  },
  chosen: {
    color: tokens.colorBrandForeground1,
    fontWeight: tokens.fontWeightSemibold,
    backgroundColor: tokens.colorNeutralBackground1,
  },
})

const words = { goods_price: 'shop.sortPrice', goods_sale: 'shop.sortSales', order_comment_count: 'shop.sortComments' } as const

/** The orders on offer; the one in use shows its direction, and turns it on the next click. Source: rules-storefront 42. */
export const SortBar = ({ search }: { search: GoodsSearch }) => {
  const styles = useStyles()
  const { t } = useTranslation()
  const up = search.sort_order === 'asc'
  const offers = [
    { key: 'default', name: t('shop.sortDefault'), to: chooseDefaultSort(search), chosen: search.sort_type === undefined },
    ...sortKeys.map(key => ({ key, name: t(words[key]), to: chooseSort(search, key), chosen: search.sort_type === key })),
  ]
  return (
    <ul className={styles.list} aria-label={t('shop.sort')}>
      {offers.map(({ key, name, to, chosen }) => (
        <li key={key}>
          <TextLink
            className={mergeClasses(styles.link, chosen && styles.chosen)}
            to={searchPath(to)}
            {...(chosen && { 'aria-current': true })}
          >
            {name}
            {chosen &&
              search.sort_order &&
              (up ? <ArrowUpRegular aria-hidden="true" /> : <ArrowDownRegular aria-hidden="true" />)}
            {chosen && search.sort_order && <VisuallyHidden>{up ? t('shop.ascending') : t('shop.descending')}</VisuallyHidden>}
          </TextLink>
        </li>
      ))}
    </ul>
  )
}
