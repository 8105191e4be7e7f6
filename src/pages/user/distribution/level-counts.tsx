import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { listCommissions, listInvitees } from '#contracts/api/distributions.ts'
import { nothing } from '#src/lib/format.ts'
import { useAllData, useData } from '#src/lib/use-data.ts'
import { ErrorState } from '#src/ui/error-state.tsx'
import { levels } from './level.ts'

const useStyles = makeStyles({
  list: {
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    gap: tokens.spacingHorizontalM,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    '@media (max-width: 640px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
  tile: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalXS,
    height: '100%',
    boxSizing: 'border-box',
    padding: tokens.spacingHorizontalL,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground3,
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    ':hover': { backgroundColor: tokens.colorNeutralBackground3Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
  name: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  count: { fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500, fontWeight: tokens.fontWeightSemibold },
})

const Tile = ({ to, name, count }: { to: string; name: string; count: number | undefined }) => {
  const styles = useStyles()
  return (
    <li>
      <Link to={to} className={styles.tile}>
        <span className={styles.name}>{name}</span>
        <span className={styles.count}>{count ?? nothing}</span>
      </Link>
    </li>
  )
}

/** How many people came on each level, and how many commissions they brought. */
export const LevelCounts = () => {
  const styles = useStyles()
  const { t } = useTranslation()
  const people = useAllData(
    listInvitees,
    levels.map(lev => ({ query: { lev, page: 1, per_page: 1 } })),
    { quiet: true },
  )
  const { data, error, mutate } = useData(listCommissions, { query: { page: 1, per_page: 1 } }, { quiet: true })
  const failure = error ?? people.error
  const again = () => void Promise.all([mutate(), people.mutate()])
  if (failure && !(data && people.data)) return <ErrorState error={failure} onRetry={again} />
  return (
    <ul className={styles.list}>
      {levels.map((level, at) => (
        <Tile
          key={level}
          to={`/user/distribution_users?lev=${level}`}
          name={t(`user.distribution.level${level}`)}
          count={people.data?.[at]?.total}
        />
      ))}
      <Tile to="/user/distribution_logs" name={t('user.distribution.logs')} count={data?.total} />
    </ul>
  )
}
