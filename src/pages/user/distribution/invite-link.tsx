import { Input, makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { useHref } from 'react-router-dom'
import { CopyButton } from '#src/ui/controls/copy-button.tsx'
import { Field } from '#src/ui/form/field.tsx'
import { QrCode } from '#src/ui/media/qr-code.tsx'

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXXL,
    '@media (max-width: 640px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  code: {
    display: 'grid',
    justifyItems: 'center',
    gap: tokens.spacingVerticalS,
    margin: 0,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    '& svg': { borderRadius: tokens.borderRadiusLarge, border: `1px solid ${tokens.colorNeutralStroke2}` },
  },
  text: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: tokens.spacingVerticalM, minWidth: 0 },
  link: { width: '100%' },
  how: { margin: 0, color: tokens.colorNeutralForeground2, lineHeight: tokens.lineHeightBase400 },
})

/** The shopper's referral link, to copy or to scan. */
export const InviteLink = ({ id }: { id: number }) => {
  const styles = useStyles()
  const { t } = useTranslation()
  const link = `${window.location.origin}${useHref(`/register?inviter_id=${id}`)}`
  return (
    <div className={styles.root}>
      <figure className={styles.code}>
        <QrCode value={link} label={t('user.distribution.code')} />
        <figcaption>{t('user.distribution.scan')}</figcaption>
      </figure>
      <div className={styles.text}>
        <p className={styles.how}>{t('user.distribution.how')}</p>
        <Field label={t('user.distribution.link')} className={styles.link}>
          <Input value={link} readOnly onFocus={event => event.currentTarget.select()} />
        </Field>
        <CopyButton text={link}>{t('user.distribution.copy')}</CopyButton>
      </div>
    </div>
  )
}
