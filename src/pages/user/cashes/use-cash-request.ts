import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { buyerInfo } from '#contracts/api/accounts/auth.ts'
import { showUserCheck } from '#contracts/api/accounts/user-checks.ts'
import { call } from '#src/lib/http/call.ts'
import { notify } from '#src/lib/browser/notify.ts'
import { succeeded } from '#src/lib/http/attempt.ts'

/** Target account of a withdrawal, with the available balance. */
export type CashAccount = { name: string; bank_name: string; bank_no: string; balance: string }

/** Starts a withdrawal. Without an identity record it redirects to its form, which leads back. Source: WDR-6. */
export const useCashRequest = () => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [account, setAccount] = useState<CashAccount>()
  const [busy, setBusy] = useState(false)
  const begin = async () => {
    setBusy(true)
    const reading = Promise.all([call(buyerInfo, { body: { provider: 'users' } }), call(showUserCheck, {})])
    const isRead = await succeeded(reading)
    setBusy(false)
    if (!isRead) return undefined
    const [{ money }, check] = await reading
    if (check) return setAccount({ name: check.name, bank_name: check.bank_name, bank_no: check.bank_no, balance: money })
    notify.error(t('msg.checkErr'))
    return navigate('/user/safe/check?back=/user/cashes')
  }
  return { account, busy, begin, end: () => setAccount(undefined) }
}
