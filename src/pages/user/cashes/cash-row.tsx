import { Badge, mergeClasses } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import type { Cash } from '#contracts/api/money/cashes.ts'
import { formatDateTime, formatMoney } from '#src/lib/format/format.ts'
import { ofChoice } from '#src/lib/format/of-choice.ts'
import { useListStyles } from '../layout/list-styles.ts'

/** Status of a withdrawal by its wire value. */
const states = {
  0: { label: 'user.cashes.state.waiting', color: 'warning' },
  1: { label: 'user.cashes.state.paid', color: 'success' },
  2: { label: 'user.cashes.state.refused', color: 'danger' },
} as const

/** A withdrawal: account, amount, fee, status. */
export const CashRow = ({ cash }: { cash: z.output<typeof Cash> }) => {
  const styles = useListStyles()
  const { t } = useTranslation()
  const state = ofChoice(states, cash.cash_status)
  return (
    <li className={styles.row}>
      <span className={styles.name}>
        {cash.bank_name} · {cash.name}{' '}
        {state && (
          <Badge appearance="tint" color={state.color}>
            {t(state.label)}
          </Badge>
        )}
      </span>
      <span className={mergeClasses(styles.end, styles.amount)}>{formatMoney(cash.money)}</span>
      <span className={styles.small}>
        {cash.card_no.replace(/^.+(.{4})$/, '**** $1')} · {t('user.cashes.fee', { money: formatMoney(cash.commission) })}
      </span>
      <time className={mergeClasses(styles.small, styles.end)}>{formatDateTime(cash.created_at)}</time>
      {cash.cash_status === 2 && cash.refuse_info && (
        <span className={mergeClasses(styles.small, styles.whole)}>{t('user.cashes.reason', { text: cash.refuse_info })}</span>
      )}
    </li>
  )
}
