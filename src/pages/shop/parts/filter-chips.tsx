import { makeStyles, tokens } from '@fluentui/react-components'
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss'
import { useTranslation } from 'react-i18next'
import { TextLink } from '#src/ui/controls/text-link.tsx'
import type { SearchLink } from './use-search-links.ts'

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

type Props = {
  /** Name of each filter, and the link to the list without it. */
  filters: readonly { name: string; without: SearchLink }[]
  /** Link to the list without any filter. */
  cleared: SearchLink
}

/** The active filters as chips; clicking one removes it. */
export const FilterChips = ({ filters, cleared }: Props) => {
  const styles = useStyles()
  const { t } = useTranslation()
  if (filters.length === 0) return null
  return (
    <ul className={styles.list} aria-label={t('shop.applied')}>
      {filters.map(({ name, without }) => (
        <li key={name}>
          <TextLink {...without} className={styles.chip} aria-label={t('shop.removeFilter', { name })}>
            {name}
            <DismissRegular aria-hidden="true" />
          </TextLink>
        </li>
      ))}
      {filters.length > 1 && (
        <li>
          <TextLink {...cleared} brand>
            {t('shop.clearFilters')}
          </TextLink>
        </li>
      )}
    </ul>
  )
}
