import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { TextLink } from '../controls/text-link.tsx'

const useStyles = makeStyles({
  list: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalXS,
    margin: 0,
    padding: `${tokens.spacingVerticalM} 0`,
    listStyleType: 'none',
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground3,
  },
  item: {
    display: 'inline-flex',
    alignItems: 'center',
    minWidth: 0,
    ':not(:first-child)::before': {
      content: '"/"',
      marginInlineEnd: tokens.spacingHorizontalXS,
      color: tokens.colorNeutralForeground4,
    },
  },
  here: {
    color: tokens.colorNeutralForeground1,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    maxWidth: '36ch',
  },
})

/** A breadcrumb; the last one, the current page, has no link. */
export type Crumb = { name: string; to?: string }

/** Breadcrumbs from the home page to the current one. */
export const Crumbs = ({ trail }: { trail: readonly Crumb[] }) => {
  const styles = useStyles()
  const { t } = useTranslation()
  const all: readonly Crumb[] = [{ name: t('shell.home'), to: '/' }, ...trail]
  return (
    <nav aria-label={t('ui.crumbs')}>
      <ol className={styles.list}>
        {all.map(({ name, to }) => (
          <li key={`${to}-${name}`} className={styles.item}>
            {to ? (
              <TextLink to={to}>{name}</TextLink>
            ) : (
              <span className={styles.here} aria-current="page">
                {name}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
