import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { PrintRegular } from '@fluentui/react-icons/svg/print'
import { useTranslation } from 'react-i18next'
import type { ReplyOf } from '#contracts/api/kit/endpoint.ts'
import { orderStatus, type showOrder } from '#contracts/api/orders/orders.ts'
import { Steps } from '#src/ui/layout/steps.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { OrderBadge } from './order-badge.tsx'
import { OrderButtons } from './order-buttons.tsx'
import { stageOf, stageTexts, stepOf, type Stage } from './order-stage.ts'

const useStyles = makeStyles({
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalM },
  number: { fontVariantNumeric: 'tabular-nums', color: tokens.colorNeutralForeground2 },
  hint: { margin: `${tokens.spacingVerticalS} 0 0`, color: tokens.colorNeutralForeground2 },
  foot: { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: tokens.spacingHorizontalS },
})

const hints = {
  cancelled: 'user.order.hint.cancelled',
  waitingPayment: 'user.order.hint.waitingPayment',
  waitingDelivery: 'user.order.hint.waitingDelivery',
  waitingReceipt: 'user.order.hint.waitingReceipt',
  waitingComment: 'user.order.hint.waitingComment',
  refund: 'user.order.hint.afterSales',
  return: 'user.order.hint.afterSales',
  afterSalesDone: 'user.order.hint.afterSalesDone',
  completed: 'user.order.hint.completed',
} as const satisfies Record<Stage, string>

const stepNames = [
  'user.order.step.placed',
  'user.order.step.paid',
  'user.order.step.shipped',
  'user.order.step.received',
  'user.order.step.completed',
] as const

/** Header of an order: number, stage, progress, actions. */
export const OrderHead = ({ order }: { order: ReplyOf<typeof showOrder> }) => {
  const styles = useStyles()
  const { t } = useTranslation()
  const current = stepOf(order.order_status)
  // The current step has the words of the badge; the others say what has happened or will.
  const steps = stepNames.map((name, at) => t(at + 1 === current ? stageTexts[stageOf(order)] : name))
  const onTrack = order.order_status !== orderStatus.cancelled && order.order_status !== orderStatus.afterSales
  const print = (
    <Button data-no-print appearance="subtle" icon={<PrintRegular />} onClick={() => window.print()}>
      {t('user.order.print')}
    </Button>
  )
  return (
    <Panel level={1} title={t('user.order.title')} extra={print}>
      <div className={styles.line}>
        <OrderBadge order={order} />
        <span className={styles.number}>
          {t('field.order_no')} {order.order_no}
        </span>
      </div>
      <p className={styles.hint}>{t(hints[stageOf(order)])}</p>
      {onTrack && (
        <div data-no-print>
          <Steps label={t('user.order.steps')} current={current} steps={steps} />
        </div>
      )}
      <div className={styles.foot}>
        <OrderButtons order={order} />
      </div>
    </Panel>
  )
}
