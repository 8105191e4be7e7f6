import { useTranslation } from 'react-i18next'
import { sellerStores } from '#contracts/api/stores/back-office-stores.ts'
import { formatMoney } from '#src/lib/format/format.ts'
import { useData } from '#src/lib/http/use-data.ts'
import { useSite } from '#src/lib/site/use-site.ts'
import { DerivedFacts } from '#src/ui/money/derived-facts.tsx'
import { payoutOf } from '#src/ui/money/payout-of.ts'

/** Preview of a withdrawal: available balance, fee, payout. */
export const Payout = ({ values }: { values: Readonly<Record<string, unknown>> }) => {
  const { t } = useTranslation()
  const { data: store } = useData(sellerStores.show, { params: { id: 0 } })
  const percent = useSite().data?.common.cash
  const payout = percent === undefined ? undefined : payoutOf(values.money, percent)
  return (
    <DerivedFacts
      facts={[
        [t('cashes.available'), formatMoney(store?.store_money)],
        [t('cashes.fee', { percent: percent ?? '-' }), formatMoney(payout?.fee)],
        [t('cashes.arrives'), formatMoney(payout?.paidOut)],
      ]}
    />
  )
}
