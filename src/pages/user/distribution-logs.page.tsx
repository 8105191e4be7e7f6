import { Badge, mergeClasses } from '@fluentui/react-components'
import { MoneyRegular } from '@fluentui/react-icons/svg/money'
import { useTranslation } from 'react-i18next'
import { listCommissions } from '#contracts/api/marketing/distributions.ts'
import type { ReplyOf } from '#contracts/api/kit/endpoint.ts'
import { formatDateTime, formatMoney } from '#src/lib/format/format.ts'
import { useData } from '#src/lib/http/use-data.ts'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { LinkButton } from '#src/ui/controls/link-button.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { ListFrame } from './layout/list-frame.tsx'
import { useListStyles } from './layout/list-styles.ts'
import { usePage } from './layout/use-page.ts'

const Row = ({ log }: { log: ReplyOf<typeof listCommissions>['data'][number] }) => {
  const styles = useListStyles()
  const { t } = useTranslation()
  const isPaid = log.status === 1
  return (
    <li className={styles.row}>
      <span className={styles.name}>
        {log.name}{' '}
        <Badge appearance="tint" color={isPaid ? 'success' : 'warning'}>
          {t(isPaid ? 'user.distribution.paid' : 'user.distribution.waiting')}
        </Badge>
      </span>
      <span className={mergeClasses(styles.end, styles.amount, isPaid && styles.gain)}>
        {log.commission && `+${formatMoney(log.commission)}`}
      </span>
      <span className={styles.small}>
        {log.goods_price
          ? t('user.distribution.from', { name: log.nickname, money: formatMoney(log.goods_price), rate: Number(log.lev) })
          : log.nickname}
      </span>
      <time className={mergeClasses(styles.small, styles.end)}>{formatDateTime(log.created_at)}</time>
    </li>
  )
}

/** /user/distribution_logs: the shopper's commissions. Source: MKS-10. */
const DistributionLogsPage = () => {
  const styles = useListStyles()
  const { t } = useTranslation()
  const [page, goTo] = usePage()
  const answer = useData(listCommissions, { query: { page, per_page: 20 } }, { quiet: true })
  const empty = (
    <EmptyState
      icon={<MoneyRegular />}
      title={t('user.distribution.noLogsTitle')}
      hint={t('user.distribution.noLogsHint')}
      action={<LinkButton to="/user/distribution">{t('user.distribution.invite')}</LinkButton>}
    />
  )
  return (
    <Panel level={1} title={t('title.commissions')} hint={t('user.distribution.logsHint')}>
      <ListFrame answer={answer} onPage={goTo} empty={empty}>
        {rows => (
          <ul className={styles.list}>
            {rows.map(log => (
              <Row key={log.id} log={log} />
            ))}
          </ul>
        )}
      </ListFrame>
    </Panel>
  )
}
export default DistributionLogsPage
