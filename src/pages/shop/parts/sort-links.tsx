import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { ArrowDownRegular } from '@fluentui/react-icons/svg/arrow-down'
import { ArrowUpRegular } from '@fluentui/react-icons/svg/arrow-up'
import { useTranslation } from 'react-i18next'
import { TextLink } from '#src/ui/controls/text-link.tsx'
import { VisuallyHidden } from '#src/ui/controls/visually-hidden.tsx'
import type { SearchLink } from './use-search-links.ts'

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

/** A sort order, and the link that shows it. */
export type SortOffer = { key: string; name: string; link: SearchLink; chosen: boolean }

type Props = {
  offers: readonly SortOffer[]
  /** The direction of the chosen order; without one no arrow is shown. */
  order: 'asc' | 'desc' | undefined
}

/** The sort orders of a list as links; the active one shows its direction. */
export const SortLinks = ({ offers, order }: Props) => {
  const styles = useStyles()
  const { t } = useTranslation()
  const up = order === 'asc'
  return (
    <ul className={styles.list} aria-label={t('shop.sort')}>
      {offers.map(({ key, name, link, chosen }) => (
        <li key={key}>
          <TextLink
            {...link}
            className={mergeClasses(styles.link, chosen && styles.chosen)}
            {...(chosen && { 'aria-current': true })}
          >
            {name}
            {chosen && order && (up ? <ArrowUpRegular aria-hidden="true" /> : <ArrowDownRegular aria-hidden="true" />)}
            {chosen && order && <VisuallyHidden>{up ? t('shop.ascending') : t('shop.descending')}</VisuallyHidden>}
          </TextLink>
        </li>
      ))}
    </ul>
  )
}
