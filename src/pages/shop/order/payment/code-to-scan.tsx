import { makeStyles, MessageBar, MessageBarBody, Spinner, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { QrCode } from '#src/ui/media/qr-code.tsx'
import { Price } from '#src/ui/controls/price.tsx'
import { PayMark } from './pay-mark.tsx'
import type { PayCode } from './use-payment.ts'
import { scanTexts } from './scan-texts.ts'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  hint: { margin: 0, color: tokens.colorNeutralForeground2, lineHeight: tokens.lineHeightBase300 },
  sum: { display: 'flex', alignItems: 'center', justifyContent: 'center', gap: tokens.spacingHorizontalM },
  picture: { display: 'grid', justifyItems: 'center', '& svg': { borderRadius: tokens.borderRadiusLarge } },
  text: {
    display: 'block',
    padding: tokens.spacingHorizontalM,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground3,
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeBase200,
    overflowWrap: 'anywhere',
    userSelect: 'all',
  },
})

/** The sum, a payment code as a QR code and as text to copy, and the notice that the page waits for the payment. */
export const CodeToScan = ({ method, code, total, unanswered }: PayCode & { total: string; unanswered: boolean }) => {
  const styles = useStyles()
  const { t } = useTranslation()
  return (
    <div className={styles.root}>
      <div className={styles.sum}>
        <PayMark method={method} large />
        <Price value={total} size="large" />
      </div>
      <p className={styles.hint}>{t('shop.pay.codeHint')}</p>
      <div className={styles.picture}>
        <QrCode value={code} size={200} label={t('shop.pay.codeOf', { method: t(scanTexts[method]) })} />
      </div>
      <code className={styles.text}>{code}</code>
      {unanswered ? (
        <MessageBar intent="warning" layout="multiline" role="alert">
          <MessageBarBody>{t('shop.pay.unanswered')}</MessageBarBody>
        </MessageBar>
      ) : (
        <Spinner size="tiny" label={t('shop.pay.waiting')} labelPosition="after" />
      )}
    </div>
  )
}
