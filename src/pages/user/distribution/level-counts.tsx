import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { listCommissions, listInvitees } from '#contracts/api/marketing/distributions.ts'
import { nothing } from '#src/lib/format/format.ts'
import { useAllData, useData } from '#src/lib/http/use-data.ts'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { useTileStyles } from '../layout/tile-styles.ts'
import { levels } from './level.ts'
import { levelTexts } from './level-texts.ts'

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
  name: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  count: { fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500, fontWeight: tokens.fontWeightSemibold },
})

const Tile = ({ to, name, count }: { to: string; name: string; count: number | undefined }) => {
  const styles = useStyles()
  return (
    <li>
      <Link to={to} className={useTileStyles().tile}>
        <span className={styles.name}>{name}</span>
        <span className={styles.count}>{count ?? nothing}</span>
      </Link>
    </li>
  )
}

/** Number of invited people and commissions per level. */
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
          name={t(levelTexts[level])}
          count={people.data?.[at]?.total}
        />
      ))}
      <Tile to="/user/distribution_logs" name={t('user.distribution.logs')} count={data?.total} />
    </ul>
  )
}
