import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { FluentIcon } from '@fluentui/react-icons'
import type { ParseKeys } from 'i18next'
import { useTranslation } from 'react-i18next'
import { nothing } from '#src/lib/format/format.ts'
import { useScreen } from '#src/lib/menu/screen.ts'
import { TextLink } from '../controls/text-link.tsx'
import { Skeleton, SkeletonItem } from '../feedback/skeleton.tsx'
import { Panel } from '../layout/panel.tsx'

const useStyles = makeStyles({
  grid: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))',
    gap: tokens.spacingHorizontalM,
    '@media (max-width: 1199px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    '@media (max-width: 599px)': { gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalS },
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  tile: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalM,
    height: '100%',
    boxSizing: 'border-box',
    padding: tokens.spacingHorizontalM,
    '@media (max-width: 599px)': { padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalS}` },
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground2,
    ':hover': { backgroundColor: tokens.colorNeutralBackground2Hover, textDecorationLine: 'none' },
  },
  icon: {
    display: 'grid',
    placeItems: 'center',
    width: '40px',
    height: '40px',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorNeutralBackground4,
    color: tokens.colorNeutralForeground3,
    fontSize: '20px',
  },
  waits: { backgroundColor: tokens.colorStatusWarningBackground2, color: tokens.colorStatusWarningForeground1 },
  count: {
    display: 'block',
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
  },
  waiting: { width: '40px' },
  quiet: { color: tokens.colorNeutralForeground3, fontWeight: tokens.fontWeightRegular },
  text: {
    '@media (max-width: 599px)': {
      display: 'flex',
      flexDirection: 'row-reverse',
      justifyContent: 'space-between',
      alignItems: 'center',
    },
  },
  label: { color: tokens.colorNeutralForeground2 },
})

/** A kind of work that may wait for the account. */
export type Work = {
  readonly name: ParseKeys
  readonly icon: FluentIcon
  /** The list of what waits. Work that the account may not open is left out. */
  readonly to: string
  /** Undefined while loading; `failed` if the server did not tell. */
  readonly count: number | 'failed' | undefined
}

const Count = ({ count }: Pick<Work, 'count'>) => {
  const { t } = useTranslation()
  const styles = useStyles()
  if (count === undefined)
    return (
      <Skeleton aria-label={t('ui.loading')}>
        <SkeletonItem size={32} className={styles.waiting} />
      </Skeleton>
    )
  return (
    <span className={mergeClasses(styles.count, !(Number(count) > 0) && styles.quiet)}>
      {count === 'failed' ? nothing : count}
    </span>
  )
}

/** What waits for the account today; each number leads to the list of it. Source: DSH-14. */
export const TodaysWork = ({ work }: { work: readonly Work[] }) => {
  const { t } = useTranslation()
  const styles = useStyles()
  const { offers } = useScreen()
  const shown = work.filter(({ to }) => offers(to))
  if (shown.length === 0) return null
  const isDone = shown.every(({ count }) => count === 0)
  return (
    <Panel title={t('dashboard.work.title')} {...(isDone && { hint: t('dashboard.work.done') })}>
      <ul className={styles.grid}>
        {shown.map(({ name, icon: Icon, to, count }) => (
          <li key={name}>
            <TextLink to={to} className={styles.tile}>
              <span className={mergeClasses(styles.icon, Number(count) > 0 && styles.waits)} aria-hidden="true">
                <Icon />
              </span>
              <span className={styles.text}>
                <Count count={count} />
                <span className={styles.label}>{t(name)}</span>
              </span>
            </TextLink>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
