import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import type { OrderDetail } from '#contracts/api/orders/back-office-orders.ts'
import { orderStatus } from '#contracts/api/orders/orders.ts'
import { formatDateTime } from '#src/lib/format/format.ts'
import { ofChoice } from '#src/lib/format/of-choice.ts'
import { Steps } from '../layout/steps.tsx'
import { NextStep } from '../record/next-step.tsx'
import { orderSteps, stepAt, type Times } from './order-steps.ts'
import { nextOf, orderStatusField, stageKey } from './order-status-field.ts'

type Order = Pick<z.infer<typeof OrderDetail>, 'order_status' | 'refund_status'> & Times

/** The stage of an order: its steps with their times, and what comes next. */
export const OrderProgress = ({ record }: { record: Order }) => {
  const { t } = useTranslation()
  const stage = stageKey(record)
  const next = nextOf(stage)
  const current = stepAt(record)
  // The step that is waited for is named by the stage; the others say what has happened or will.
  const waitedFor = record.order_status === orderStatus.afterSales ? undefined : ofChoice(orderStatusField.of, stage)
  return (
    <>
      {next && <NextStep text={t(next)} waits={record.order_status === orderStatus.waitingDelivery} />}
      {record.order_status !== orderStatus.cancelled && (
        <Steps
          label={t('orders.steps')}
          current={current}
          steps={orderSteps.map(({ name }, at) => t((at + 1 === current && waitedFor) || name))}
          notes={orderSteps.map(({ at }) => (record[at] ? formatDateTime(record[at], 'minute') : ''))}
        />
      )}
    </>
  )
}
