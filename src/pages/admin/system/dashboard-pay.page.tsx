import { useTranslation } from 'react-i18next'
import { adminPayments } from '#contracts/api/system/dashboards.ts'
import { NewRows } from './dashboard/new-rows.tsx'
import { paymentsTable } from './dashboard/payments.ts'

/** Payments of a period. Source: DSH-10. */
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
