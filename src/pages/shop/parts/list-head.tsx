import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'

const useStyles = makeStyles({
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM}`,
  },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
  },
  count: { color: tokens.colorNeutralForeground3 },
})

/** The number of products found, announced when it changes; empty until it is known. */
export const FoundCount = ({ count }: { count: number | undefined }) => {
  const styles = useStyles()
  const { t } = useTranslation()
  return (
    <span className={styles.count} role="status">
      {count === undefined ? '' : t('shop.foundCount', { count })}
    </span>
  )
}

/** The title of a list of products, and the number found. */
export const ListHead = ({ title, count }: { title: string; count: number | undefined }) => {
  const styles = useStyles()
  return (
    <div className={styles.head}>
      <h1 className={styles.title}>{title}</h1>
      <FoundCount count={count} />
    </div>
  )
}
