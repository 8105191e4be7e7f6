import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { GoodsSearch } from '#contracts/api/catalogue/goods.ts'
import { SkeletonItem } from '#src/ui/feedback/skeleton.tsx'
import { TextLink } from '#src/ui/controls/text-link.tsx'
import type { SearchLink } from '../parts/use-search-links.ts'
import { useSearchLink } from './search-path.ts'

const useStyles = makeStyles({
  row: {
    display: 'grid',
    gridTemplateColumns: '96px minmax(0, 1fr)',
    alignItems: 'baseline',
    gap: tokens.spacingHorizontalM,
    paddingBlock: tokens.spacingVerticalS,
    ':not(:last-child)': { borderBottom: `1px solid ${tokens.colorNeutralStroke3}` },
    '@media (max-width: 560px)': { gridTemplateColumns: '1fr', gap: tokens.spacingVerticalXS },
  },
  label: { color: tokens.colorNeutralForeground3 },
  options: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalXS, margin: 0, padding: 0, listStyleType: 'none' },
  option: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '28px',
    paddingInline: tokens.spacingHorizontalM,
    borderRadius: tokens.borderRadiusCircular,
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover, textDecorationLine: 'none' },
  },
  more: { minHeight: '28px', color: tokens.colorBrandForegroundLink },
  waiting: { alignItems: 'start', lineHeight: '28px' },
  chosen: {
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorBrandForeground2,
    fontWeight: tokens.fontWeightSemibold,
    ':hover': { backgroundColor: tokens.colorBrandBackground2Hover, color: tokens.colorBrandForeground2 },
  },
})

/** A filter value: its name, how it changes the search, and whether it is active. */
export type FilterOption = { id: number; name: string; change: (search: GoodsSearch) => GoodsSearch; chosen: boolean }

/** Number of values to show; the others are collapsed. */
const room = 13

/** A filter value with the link to its search. */
type LinkOption = Omit<FilterOption, 'change'> & { link: SearchLink }

/** One row of filters: its label, and the values as links to searches of the current page. */
export const FilterRow = ({ label, options }: { label: string; options: readonly FilterOption[] }) => {
  const linkOf = useSearchLink()
  return <FilterLinks label={label} options={options.map(({ change, ...option }) => ({ ...option, link: linkOf(change) }))} />
}

/** The same with any links. */
export const FilterLinks = ({ label, options }: { label: string; options: readonly LinkOption[] }) => {
  const styles = useStyles()
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const shown = open ? options : options.filter(({ chosen }, at) => at < room || chosen)
  return (
    <div className={styles.row} role="group" aria-label={label}>
      <span className={styles.label}>{label}</span>
      <ul className={styles.options}>
        {shown.map(({ id, name, link, chosen }) => (
          <li key={id}>
            <TextLink
              {...link}
              className={mergeClasses(styles.option, chosen && styles.chosen)}
              {...(chosen && { 'aria-current': true })}
            >
              {name}
            </TextLink>
          </li>
        ))}
        {options.length > room && (
          <li>
            <Button
              appearance="transparent"
              size="small"
              className={styles.more}
              aria-expanded={open}
              onClick={() => setOpen(!open)}
            >
              {open ? t('shop.fewer') : t('shop.more')}
            </Button>
          </li>
        )}
      </ul>
    </div>
  )
}

/** Skeleton of a row, as high as the row will be: the longer English names take two lines. */
export const FilterRowSkeleton = ({ label }: { label: string }) => {
  const styles = useStyles()
  const { i18n } = useTranslation()
  return (
    <div className={mergeClasses(styles.row, styles.waiting)}>
      <span className={styles.label}>{label}</span>
      <div className={styles.options}>
        <SkeletonItem size={28} />
        {i18n.language === 'en' && <SkeletonItem size={28} />}
      </div>
    </div>
  )
}
