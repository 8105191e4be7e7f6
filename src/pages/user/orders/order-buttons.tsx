import { Button, makeStyles } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { succeeded } from '#src/lib/http/attempt.ts'
import { AccentButton } from '#src/ui/controls/accent-button.tsx'
import { actionsOf, type ActionOrder, type OrderAction } from './order-actions.ts'
import { useOrderTools } from './use-order-tools.ts'

/** The labels of the buttons. */
const actionTexts = {
  pay: 'user.action.pay',
  cancel: 'user.action.cancel',
  track: 'user.action.track',
  receive: 'user.action.receive',
  comment: 'user.action.comment',
  refund: 'user.action.refund',
  refundForm: 'user.action.refundForm',
} as const

const useStyles = makeStyles({
  // Its buttons wrap in one row with the others around it.
  root: { display: 'contents', '@media print': { display: 'none' } },
})

/** The buttons of the actions available for the order. */
export const OrderButtons = ({ order }: { order: ActionOrder & { order_no: string } }) => {
  const styles = useStyles()
  const { t } = useTranslation()
  const tools = useOrderTools()
  const [busy, setBusy] = useState(false)
  const actions = actionsOf(order)
  const press = async (action: OrderAction) => {
    setBusy(true)
    try {
      await succeeded(Promise.resolve(action.run(order, tools)))
    } finally {
      setBusy(false)
    }
  }
  if (actions.length === 0) return null
  return (
    <div role="group" aria-label={t('user.action.of', { no: order.order_no })} className={styles.root}>
      {actions.map(action => {
        const Look = action.main ? AccentButton : Button
        return (
          <Look
            key={action.name}
            disabledFocusable={busy}
            onClick={() => {
              void press(action)
            }}
          >
            {t(actionTexts[action.name])}
          </Look>
        )
      })}
    </div>
  )
}
