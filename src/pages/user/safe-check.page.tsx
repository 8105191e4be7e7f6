import { useTranslation } from 'react-i18next'
import { showUserCheck } from '#contracts/api/accounts/user-checks.ts'
import { useData } from '#src/lib/http/use-data.ts'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { LinesSkeleton } from '#src/ui/feedback/skeletons.tsx'
import { BackLink } from './layout/back-link.tsx'
import { CheckForm } from './check/check-form.tsx'

/** /user/safe/check: who the shopper is, and where money is paid out to. Source: ACS-6, PER-3. */
const SafeCheckPage = () => {
  const { t } = useTranslation()
  const { data, error, mutate } = useData(showUserCheck, {}, { quiet: true, revalidateOnFocus: false })
  return (
    <Panel
      level={1}
      title={t('title.safeCheck')}
      hint={t('user.check.hint')}
      extra={<BackLink to="/user/safe">{t('title.safe')}</BackLink>}
    >
      {data === undefined &&
        (error ? <ErrorState error={error} onRetry={() => void mutate()} /> : <LinesSkeleton count={6} size={32} />)}
      {data !== undefined && <CheckForm key={data?.id ?? 'new'} check={data} />}
    </Panel>
  )
}
export default SafeCheckPage
