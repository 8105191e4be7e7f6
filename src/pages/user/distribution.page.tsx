import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { useSession } from '#src/lib/session/use-session.ts'
import { Panel } from '#src/ui/layout/panel.tsx'
import { InviteLink } from './distribution/invite-link.tsx'
import { LevelCounts } from './distribution/level-counts.tsx'

const useStyles = makeStyles({ root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL, minWidth: 0 } })

/** /user/distribution: the shopper's invitation as link and QR code, with the invited people. Source: MKS-10. */
const DistributionPage = () => {
  const styles = useStyles()
  const { t } = useTranslation()
  const { user } = useSession('buyer')
  return (
    <div className={styles.root}>
      <Panel level={1} title={t('title.invite')} hint={t('user.distribution.hint')}>
        {user && <InviteLink id={user.id} />}
      </Panel>
      <Panel title={t('user.distribution.brought')}>
        <LevelCounts />
      </Panel>
    </div>
  )
}
export default DistributionPage
