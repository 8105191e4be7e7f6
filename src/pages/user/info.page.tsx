import { useTranslation } from 'react-i18next'
import { useSession } from '#src/lib/session/use-session.ts'
import { LinesSkeleton } from '#src/ui/feedback/skeletons.tsx'
import { InfoFields } from './info/info-fields.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'

/** /user/info: the shopper's profile; the form starts with the stored session's profile. */
const InfoPage = () => {
  const { t } = useTranslation()
  const { user } = useSession('buyer')
  return (
    <Panel level={1} title={t('user.info.title')}>
      {user ? <InfoFields key={user.id} user={user} /> : <LinesSkeleton count={4} size={32} />}
    </Panel>
  )
}
export default InfoPage
