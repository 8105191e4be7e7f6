import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { ChevronRightRegular } from '@fluentui/react-icons/svg/chevron-right'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { buyerInfo } from '#contracts/api/accounts/auth.ts'
import { formatMoney, formatPoints } from '#src/lib/format/format.ts'
import { useData } from '#src/lib/http/use-data.ts'
import { Skeleton, SkeletonItem } from '#src/ui/feedback/skeleton.tsx'
import { useTileStyles } from '../layout/tile-styles.ts'

const useStyles = makeStyles({
  list: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: tokens.spacingHorizontalM,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    '@media (max-width: 480px)': { gap: tokens.spacingHorizontalS },
  },
  tile: { '@media (max-width: 480px)': { padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalS}` } },
  label: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
  },
  sum: {
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
    '@media (max-width: 480px)': { fontSize: tokens.fontSizeBase300 },
  },
})

const purses = [
  { field: 'money', label: 'user.overview.balance', format: formatMoney, to: '/user/money' },
  { field: 'integral', label: 'user.overview.points', format: formatPoints, to: '/user/integral' },
  { field: 'frozen_money', label: 'user.overview.frozen', format: formatMoney, to: '/user/frozen_money' },
] as const

/** Balance, points and frozen balance; each leads to its movements. */
export const Purses = () => {
  const styles = useStyles()
  const { tile } = useTileStyles()
  const { t } = useTranslation()
  const { data: user, error } = useData(buyerInfo, { body: { provider: 'users' } }, { quiet: true })
  return (
    <ul className={styles.list}>
      {purses.map(({ field, label, format, to }) => (
        <li key={field}>
          <Link to={to} className={mergeClasses(tile, styles.tile)}>
            <span className={styles.label}>
              {t(label)}
              <ChevronRightRegular aria-hidden="true" />
            </span>
            <span className={styles.sum}>
              {user || error ? (
                format(user?.[field])
              ) : (
                <Skeleton aria-label={t('user.loading')}>
                  <SkeletonItem size={24} />
                </Skeleton>
              )}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
