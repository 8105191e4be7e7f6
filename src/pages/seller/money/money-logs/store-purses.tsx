import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { sellerStores } from '#contracts/api/stores/back-office-stores.ts'
import { formatMoney } from '#src/lib/format/format.ts'
import { useData } from '#src/lib/http/use-data.ts'

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalM, margin: 0, flexShrink: 0 },
  purse: {
    display: 'flex',
    alignItems: 'baseline',
    gap: tokens.spacingHorizontalM,
    minWidth: '200px',
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalL}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  name: { color: tokens.colorNeutralForeground3 },
  amount: {
    margin: 0,
    fontSize: tokens.fontSizeBase500,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
  },
})

/** The server takes the caller's own store from the token; the id is ignored. */
const own = { params: { id: 0 } } as const

/** The store's balance and frozen balance; 0 while loading. */
export const StorePurses = () => {
  const styles = useStyles()
  const { t } = useTranslation()
  const { data } = useData(sellerStores.show, own)
  const purses = [
    ['purse.balance', data?.store_money],
    ['purse.frozen', data?.store_frozen_money],
  ] as const
  return (
    <dl className={styles.root}>
      {purses.map(([name, amount]) => (
        <div key={name} className={styles.purse}>
          <dt className={styles.name}>{t(name)}</dt>
          <dd className={styles.amount}>{formatMoney(amount ?? '0')}</dd>
        </div>
      ))}
    </dl>
  )
}
