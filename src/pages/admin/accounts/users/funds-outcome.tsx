import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { ArrowRightRegular } from '@fluentui/react-icons/svg/arrow-right'
import { useTranslation } from 'react-i18next'
import { addMoney } from '#contracts/wire/money.ts'
import type { Purse } from './purses.ts'

const useStyles = makeStyles({
  root: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    margin: 0,
    minHeight: '40px',
    paddingInline: tokens.spacingHorizontalM,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground2,
    fontVariantNumeric: 'tabular-nums',
  },
  name: { color: tokens.colorNeutralForeground3, marginRight: 'auto' },
  after: { fontWeight: tokens.fontWeightSemibold },
  short: { color: tokens.colorStatusDangerForeground1 },
})

type Props = { purses: readonly Purse[]; is_type: Purse['is_type']; money: string }

/** Shows the purse's balance before and after the adjustment. */
export const FundsOutcome = ({ purses, is_type, money }: Props) => {
  const { t } = useTranslation()
  const styles = useStyles()
  const purse = purses.find(one => one.is_type === is_type)
  const change = Number.isFinite(Number(money)) ? money : '0'
  if (!purse) return null
  const { name, held, format } = purse
  const after = addMoney(held, change)
  return (
    <p className={styles.root} aria-live="polite">
      <span className={styles.name}>{t(name)}</span>
      {format(held)}
      <ArrowRightRegular aria-label={t('users.becomes')} />
      <span className={mergeClasses(styles.after, Number(after) < 0 && styles.short)}>{format(after)}</span>
    </p>
  )
}
