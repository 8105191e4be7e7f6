import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { buyerInfo } from '#contracts/api/accounts/auth.ts'
import { listMoneyLogs } from '#contracts/api/money/money-logs.ts'
import type { ReplyOf } from '#contracts/api/kit/endpoint.ts'
import { formatDateTime, formatMoney, formatPoints } from '#src/lib/format/format.ts'
import { useData } from '#src/lib/http/use-data.ts'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { ListFrame } from '../layout/list-frame.tsx'
import { Movement } from '#src/ui/money/movement.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { usePage } from '../layout/use-page.ts'

const useStyles = makeStyles({
  now: { margin: 0, textAlign: 'right', color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  sum: {
    display: 'block',
    color: tokens.colorNeutralForeground1,
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
  },
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  row: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: tokens.spacingHorizontalL,
    paddingBlock: tokens.spacingVerticalM,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  name: { color: tokens.colorNeutralForeground1 },
  small: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase300,
    overflowWrap: 'anywhere',
  },
  amount: { fontWeight: tokens.fontWeightSemibold, textAlign: 'right' },
  time: { textAlign: 'right', whiteSpace: 'nowrap' },
})

type Log = ReplyOf<typeof listMoneyLogs>['data'][number]

/** Purses by profile field: wire value and number format. */
const purses = {
  money: {
    is_type: 0,
    format: formatMoney,
    texts: {
      title: 'title.money',
      now: 'user.money.now',
      emptyTitle: 'user.money.emptyTitle',
      emptyHint: 'user.money.emptyHint',
    },
  },
  frozen_money: {
    is_type: 1,
    format: formatMoney,
    texts: {
      title: 'title.frozen_money',
      now: 'user.frozen_money.now',
      emptyTitle: 'user.frozen_money.emptyTitle',
      emptyHint: 'user.frozen_money.emptyHint',
    },
  },
  integral: {
    is_type: 2,
    format: formatPoints,
    texts: {
      title: 'title.integral',
      now: 'user.integral.now',
      emptyTitle: 'user.integral.emptyTitle',
      emptyHint: 'user.integral.emptyHint',
    },
  },
} as const

const Row = ({ log, format }: { log: Log; format: (value: string) => string }) => {
  const styles = useStyles()
  return (
    <li className={styles.row}>
      <span className={styles.name}>{log.name}</span>
      <span className={styles.amount}>
        <Movement value={log.money} format={format} />
      </span>
      <span className={styles.small}>{log.info}</span>
      <time className={mergeClasses(styles.small, styles.time)}>{formatDateTime(log.created_at)}</time>
    </li>
  )
}

/** The movements of a purse, newest first, with its current balance. Source: MSC-1. */
export const MoneyLog = ({ purse }: { purse: keyof typeof purses }) => {
  const styles = useStyles()
  const { t } = useTranslation()
  const [page, goTo] = usePage()
  const { is_type, format, texts } = purses[purse]
  const answer = useData(listMoneyLogs, { query: { is_type, page, per_page: 20 } }, { quiet: true })
  const { data: user } = useData(buyerInfo, { body: { provider: 'users' } }, { quiet: true })
  return (
    <Panel
      level={1}
      title={t(texts.title)}
      extra={
        user && (
          <p className={styles.now}>
            {t(texts.now)} <b className={styles.sum}>{format(user[purse])}</b>
          </p>
        )
      }
    >
      <ListFrame answer={answer} onPage={goTo} empty={<EmptyState title={t(texts.emptyTitle)} hint={t(texts.emptyHint)} />}>
        {rows => (
          <ul className={styles.list}>
            {rows.map(log => (
              <Row key={log.id} log={log} format={format} />
            ))}
          </ul>
        )}
      </ListFrame>
    </Panel>
  )
}
