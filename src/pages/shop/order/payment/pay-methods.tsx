import { makeStyles, MessageBar, MessageBarBody, tokens } from '@fluentui/react-components'
import { ChevronRightRegular } from '@fluentui/react-icons/svg/chevron-right'
import { WalletRegular } from '@fluentui/react-icons/svg/wallet'
import { useTranslation } from 'react-i18next'
import { cents } from '#contracts/wire/money.ts'
import { formatMoney } from '#src/lib/format/format.ts'
import { accent } from '#src/ui/controls/accent.ts'
import { PayMark } from './pay-mark.tsx'
import { missing } from './pay-sums.ts'
import { scanTexts } from './scan-texts.ts'

const useStyles = makeStyles({
  list: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalM,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  method: {
    display: 'grid',
    gridTemplateColumns: '40px minmax(0, 1fr) 20px',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    width: '100%',
    minHeight: '72px',
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL}`,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    textAlign: 'left',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
    ':disabled': {
      cursor: 'not-allowed',
      color: tokens.colorNeutralForegroundDisabled,
      backgroundColor: tokens.colorNeutralBackgroundDisabled,
    },
  },
  icon: { fontSize: '32px', lineHeight: 1, color: tokens.colorBrandForeground1 },
  name: { display: 'block', fontWeight: tokens.fontWeightSemibold },
  hint: {
    display: 'block',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  short: { color: accent.text },
  refused: { marginBottom: tokens.spacingVerticalM },
  free: { margin: `0 0 ${tokens.spacingVerticalM}`, lineHeight: tokens.lineHeightBase300 },
})

type Props = {
  total: string
  /** The shopper's balance; undefined while it loads. */
  balance: string | undefined
  refused: string | undefined
  busy: boolean
  onBalance: () => void
  onScan: (method: 'wechat' | 'alipay') => void
}

const scans = ['wechat', 'alipay'] as const

/**
 * The payment methods. A balance below the total says how much is missing and is disabled. Gateways take no sum of 0.00. Source:
 * PAY-13, PAY-17.
 */
export const PayMethods = ({ total, balance, refused, busy, onBalance, onScan }: Props) => {
  const styles = useStyles()
  const { t } = useTranslation()
  const short = balance === undefined ? undefined : missing(total, balance)
  const isFree = cents(total) === 0
  return (
    <>
      {refused && (
        <MessageBar className={styles.refused} intent="error" role="alert">
          <MessageBarBody>{refused}</MessageBarBody>
        </MessageBar>
      )}
      {isFree && <p className={styles.free}>{t('shop.pay.free')}</p>}
      <ul className={styles.list}>
        <li>
          <button type="button" className={styles.method} disabled={short !== undefined} onClick={onBalance}>
            <WalletRegular className={styles.icon} aria-hidden="true" />
            <span>
              <span className={styles.name}>{t('shop.pay.balance')}</span>
              {balance !== undefined && (
                <span className={styles.hint}>{t('shop.pay.balanceLeft', { money: formatMoney(balance) })}</span>
              )}
              {short !== undefined && (
                <span className={styles.short}>{t('shop.pay.balanceShort', { money: formatMoney(short) })}</span>
              )}
            </span>
            <ChevronRightRegular aria-hidden="true" />
          </button>
        </li>
        {(isFree ? [] : scans).map(method => (
          <li key={method}>
            <button type="button" className={styles.method} aria-busy={busy} onClick={() => onScan(method)}>
              <PayMark method={method} />
              <span>
                <span className={styles.name}>{t(scanTexts[method])}</span>
                <span className={styles.hint}>{t('shop.pay.scanHint')}</span>
              </span>
              <ChevronRightRegular aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
