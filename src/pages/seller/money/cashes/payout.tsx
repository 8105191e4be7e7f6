import { makeStyles, MessageBar, MessageBarBody, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { sellerStores } from '#contracts/api/stores/back-office-stores.ts'
import { formatMoney } from '#src/lib/format/format.ts'
import { useData } from '#src/lib/http/use-data.ts'
import { useSite } from '#src/lib/site/use-site.ts'
import { payoutOf } from '#src/ui/money/payout-of.ts'

const useStyles = makeStyles({
  root: { marginTop: tokens.spacingVerticalL },
  list: {
    display: 'grid',
    gridTemplateColumns: 'auto auto',
    justifyContent: 'start',
    columnGap: tokens.spacingHorizontalL,
    rowGap: tokens.spacingVerticalXS,
    margin: 0,
  },
  value: { margin: 0, fontVariantNumeric: 'tabular-nums', textAlign: 'right' },
})

/** Preview of a withdrawal: available balance, fee, payout. */
export const Payout = ({ values }: { values: Readonly<Record<string, unknown>> }) => {
  const { t } = useTranslation()
  const styles = useStyles()
  const { data: store } = useData(sellerStores.show, { params: { id: 0 } })
  const percent = useSite().data?.common.cash
  const payout = percent === undefined ? undefined : payoutOf(values.money, percent)
  const facts = [
    [t('cashes.available'), store?.store_money],
    [t('cashes.fee', { percent: percent ?? '-' }), payout?.fee],
    [t('cashes.arrives'), payout?.paidOut],
  ] as const
  return (
    <MessageBar className={styles.root} layout="multiline">
      <MessageBarBody>
        <dl className={styles.list} aria-live="polite">
          {facts.map(([name, amount]) => [
            <dt key={name}>{name}</dt>,
            <dd key={`${name} amount`} className={styles.value}>
              {formatMoney(amount)}
            </dd>,
          ])}
        </dl>
      </MessageBarBody>
    </MessageBar>
  )
}
