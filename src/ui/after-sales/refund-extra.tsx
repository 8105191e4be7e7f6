import { makeStyles, tokens } from '@fluentui/react-components'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorState } from '../feedback/error-state.tsx'
import { LinesSkeleton } from '../feedback/skeletons.tsx'
import type { FindCall } from '../order/order-calls.ts'
import { caseOf } from './refund-case.ts'
import { RefundFacts } from './refund-facts.tsx'
import { useOrders } from '../order/use-orders.ts'

const useStyles = makeStyles({
  title: { margin: 0, fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold },
})

const CaseOf = ({ find, id }: { find: FindCall; id: number }) => {
  const { t } = useTranslation()
  const styles = useStyles()
  const { orders, error, retry } = useOrders(
    find,
    useMemo(() => [id], [id]),
  )
  const refund = orders?.[0] && caseOf(orders[0])
  return (
    <section aria-label={t('refunds.title')}>
      <h3 className={styles.title}>{t('refunds.title')}</h3>
      {refund && <RefundFacts refund={refund} />}
      {!orders && (error ? <ErrorState error={error} onRetry={retry} /> : <LinesSkeleton count={4} />)}
    </section>
  )
}

/** Extra content below the fields of an order with an after-sales case: its steps, who acts next, and the messages. */
export const refundExtra = (find: FindCall) =>
  function RefundExtra({ record: { id, refund_id } }: { record: { id: number; refund_id: number } }) {
    return refund_id > 0 ? <CaseOf find={find} id={id} /> : null
  }
