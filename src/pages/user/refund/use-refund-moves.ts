import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { listOrders, showOrder } from '#contracts/api/orders/orders.ts'
import { continueRefund, showRefund, withdrawRefund } from '#contracts/api/after-sales/refunds.ts'
import { call } from '#src/lib/http/call.ts'
import { notify } from '#src/lib/browser/notify.ts'
import { useRefresh } from '#src/lib/http/use-data.ts'
import { succeeded } from '#src/lib/http/attempt.ts'
import { useConfirm } from '#src/ui/feedback/confirm.tsx'
import { keepFocus } from '#src/ui/focus/keep-focus.ts'

/** The shopper's actions in a case. Each shows its result and revalidates the order; `call` shows refusals. */
export const useRefundMoves = (id: number) => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const ask = useConfirm()
  const refresh = useRefresh()
  const made = async (move: Promise<unknown>): Promise<boolean> => {
    const isDone = await succeeded(move)
    if (isDone) notify.success(t('msg.success'))
    return isDone
  }
  const renew = async () => {
    await refresh(showRefund, listOrders, showOrder)
    keepFocus()
  }
  return {
    sendBack: async (parcel: { delivery_no: string; delivery_code: string }): Promise<void> => {
      if (await made(call(continueRefund, { params: { id }, body: parcel }))) await renew()
    },
    confirm: async (): Promise<void> => {
      const sure = await ask({
        title: t('user.refund.confirmTitle'),
        text: t('user.refund.confirmText'),
        yes: t('user.refund.confirm'),
      })
      if (sure && (await made(call(continueRefund, { params: { id }, body: { refund_step: 3 } })))) await renew()
    },
    withdraw: async (): Promise<void> => {
      const sure = await ask({
        title: t('user.refund.withdrawTitle'),
        text: t('user.refund.withdrawText'),
        yes: t('user.refund.withdraw'),
        no: t('user.action.no'),
      })
      if (!sure) return
      if (!(await made(call(withdrawRefund, { params: { id } })))) return renew()
      await navigate(`/user/order/${id}`, { replace: true })
      await refresh(listOrders, showOrder)
    },
  }
}
