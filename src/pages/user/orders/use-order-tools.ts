import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { listOrders, showOrder } from '#contracts/api/orders/orders.ts'
import { notify } from '#src/lib/browser/notify.ts'
import { useRefresh } from '#src/lib/http/use-data.ts'
import { useConfirm } from '#src/ui/feedback/confirm.tsx'
import { keepFocus } from '#src/ui/focus/keep-focus.ts'
import type { ActionTools } from './order-actions.ts'

/** What is asked before an action that cannot be taken back. */
const questions = {
  cancel: { title: 'user.action.cancelTitle', text: 'user.action.cancelText', yes: 'user.action.cancelYes' },
  receive: { title: 'user.action.receiveTitle', text: 'user.action.receiveText', yes: 'user.action.receiveYes' },
} as const

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
        title: t(questions[question].title),
        text: t(questions[question].text),
        yes: t(questions[question].yes),
        no: t('user.action.no'),
      }),
    done: () => {
      notify.success(t('msg.success'))
      void refresh(listOrders, showOrder).then(keepFocus)
    },
  }
}
