import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { continueLink } from '#src/lib/session/continue-link.ts'
import { CopyButton } from '#src/ui/controls/copy-button.tsx'
import { QrCode } from '#src/ui/media/qr-code.tsx'

const useStyles = makeStyles({
  root: {
    display: 'grid',
    justifyItems: 'start',
    gap: tokens.spacingVerticalS,
    maxWidth: '260px',
    marginTop: tokens.spacingVerticalL,
  },
  title: { margin: 0, fontSize: tokens.fontSizeBase300 },
  text: {
    margin: 0,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
})

/** A QR code with which a phone opens this screen of the shared shop, signed in as the same people. Source: HST-12. */
export const OnPhone = () => {
  const styles = useStyles()
  const { t } = useTranslation()
  const { origin, pathname, search } = window.location
  const link = continueLink(`${origin}${pathname}${search}`)
  return (
    <section className={styles.root} aria-labelledby="on-phone">
      <h2 id="on-phone" className={styles.title}>
        {t('shell.phoneTitle')}
      </h2>
      <QrCode value={link} label={t('shell.phoneCode')} size={220} />
      <p className={styles.text}>{t('shell.phoneAbout')}</p>
      <CopyButton text={link}>{t('shell.phoneCopy')}</CopyButton>
    </section>
  )
}
