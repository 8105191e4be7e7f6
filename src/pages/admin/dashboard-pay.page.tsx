import { useTranslation } from 'react-i18next'
import { adminPayments } from '#contracts/api/dashboards.ts'
import { NewRows } from './dashboard/new-rows.tsx'
import { paymentsTable } from './dashboard/payments.ts'

/** Payments of a period. Source: screens-admin, dashboard/pay. */
export default function Payments() {
  const { t } = useTranslation()
  return (
    <NewRows
      from={adminPayments}
      table={paymentsTable}
      title={t('dashboard.paymentTrend')}
      label={t('dashboard.amount')}
      measure="money"
      rows={t('dashboard.payments')}
    />
  )
}
