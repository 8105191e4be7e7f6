import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { useSession } from '#src/lib/session/use-session.ts'
import { TextLink } from '#src/ui/controls/text-link.tsx'
import { LikedLately, SeenLately } from './overview/liked-and-seen.tsx'
import { OrderCounts } from './overview/order-counts.tsx'
import { Purses } from './overview/purses.tsx'
import { RecentOrders } from './overview/recent-orders.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'

const useStyles = makeStyles({ root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL, minWidth: 0 } })

/** /user: what the shopper has, what waits, what was bought last. */
const OverviewPage = () => {
  const styles = useStyles()
  const { t } = useTranslation()
  const { user } = useSession('buyer')
  const all = (
    <TextLink brand to="/user/orders">
      {t('user.overview.all')}
    </TextLink>
  )
  return (
    <div className={styles.root}>
      <Panel level={1} title={user ? t('user.overview.hello', { name: user.nickname }) : t('user.overview.title')}>
        <Purses />
      </Panel>
      <Panel title={t('user.overview.orders')} extra={all}>
        <OrderCounts />
      </Panel>
      <Panel title={t('user.overview.recent')}>
        <RecentOrders />
      </Panel>
      <LikedLately />
      <SeenLately />
    </div>
  )
}
export default OverviewPage
