import { Badge, type BadgeProps } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { OrderStatus } from '#contracts/api/orders/orders.ts'
import { stageOf, stageTexts, toneOf, type Tone } from './order-stage.ts'

const colors = { attention: 'severe', underway: 'brand', done: 'success', off: 'subtle' } as const satisfies Record<
  Tone,
  BadgeProps['color']
>

/** The stage of an order, as a word and a colour. */
export const OrderBadge = ({ order }: { order: { order_status: OrderStatus; refund_status?: 0 | 1 | 2 | undefined } }) => {
  const { t } = useTranslation()
  const stage = stageOf(order)
  return (
    <Badge appearance="tint" size="large" color={colors[toneOf(stage)]}>
      {t(stageTexts[stage])}
    </Badge>
  )
}
