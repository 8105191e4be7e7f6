import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { adminUsers } from '#contracts/api/accounts/users.ts'
import { formatDateTime } from '#src/lib/format/format.ts'
import { useData } from '#src/lib/http/use-data.ts'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { Picture } from '#src/ui/media/picture.tsx'
import { LinesSkeleton } from '#src/ui/feedback/skeletons.tsx'

const useStyles = makeStyles({
  title: { margin: `0 0 ${tokens.spacingVerticalM}`, fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold },
  list: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
    gap: tokens.spacingVerticalM,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  account: {
    display: 'grid',
    gridTemplateColumns: '40px minmax(0, 1fr)',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
  },
  name: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  quiet: { margin: 0, color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
})

/** Page size; no store has more sub-accounts. */
const mostShown = 100

/** The sub-accounts of a seller. */
export const SubAccounts = ({ record: { id } }: { record: { id: number } }) => {
  const { t } = useTranslation()
  const styles = useStyles()
  const { data, error, mutate } = useData(
    adminUsers.list,
    { query: { belong_id: id, per_page: mostShown } },
    { keepPreviousData: false, revalidateOnFocus: false },
  )
  return (
    <section aria-label={t('users.subAccounts')}>
      <h3 className={styles.title}>{t('users.subAccounts')}</h3>
      {error && <ErrorState error={error} onRetry={() => void mutate()} />}
      {!error && !data && <LinesSkeleton count={2} size={32} />}
      {data?.total === 0 && <p className={styles.quiet}>{t('users.noSubAccounts')}</p>}
      <ul className={styles.list}>
        {data?.data.map(one => (
          <li key={one.id} className={styles.account}>
            <Picture src={one.avatar} size={150} alt="" />
            <span>
              <span className={styles.name}>{one.nickname}</span>
              <p className={styles.quiet}>{t('users.seen', { name: one.username, time: formatDateTime(one.last_login_time) })}</p>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
