import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { listOrders, showOrder } from '#contracts/api/orders/orders.ts'
import { notify } from '#src/lib/browser/notify.ts'
import { useRefresh } from '#src/lib/http/use-data.ts'
import { useConfirm } from '#src/ui/feedback/confirm.tsx'
import { keepFocus } from '#src/ui/focus/keep-focus.ts'
import type { ActionTools } from './order-actions.ts'

/** What the actions of an order need from the screen they are pressed on. */
export const useOrderTools = (): ActionTools => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const ask = useConfirm()
  const refresh = useRefresh()
  return {
    navigate: path => {
      void navigate(path)
    },
    confirm: question =>
      ask({
        title: t(`user.action.${question}Title`),
        text: t(`user.action.${question}Text`),
        yes: t(`user.action.${question}Yes`),
        no: t('user.action.no'),
      }),
    done: () => {
      notify.success(t('msg.success'))
      void refresh(listOrders, showOrder).then(keepFocus)
    },
  }
}
