import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { QrCodeRegular } from '@fluentui/react-icons/svg/qr-code'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHref } from 'react-router-dom'
import { lazyPart } from '#src/ui/feedback/lazy-part.tsx'
import { Skeleton, SkeletonItem } from '#src/ui/feedback/skeleton.tsx'

const side = 160
const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', alignItems: 'center', '@media (max-width: 720px)': { display: 'none' } },
  code: {
    display: 'grid',
    justifyItems: 'center',
    gap: tokens.spacingVerticalXS,
    margin: 0,
    color: tokens.colorNeutralForeground3,
  },
  waiting: { width: `${side}px`, height: `${side}px` },
})

const Waiting = () => {
  const styles = useStyles()
  const { t } = useTranslation()
  return (
    <Skeleton aria-label={t('ui.loading')}>
      <SkeletonItem className={styles.waiting} />
    </Skeleton>
  )
}

const QrCode = lazyPart(async () => (await import('#src/ui/media/qr-code.tsx')).QrCode, Waiting)

/** A button that shows a QR code of the product's URL, to open it on a phone; hidden on phones. Source: CAS-3. */
export const ViewOnPhone = ({ id }: { id: number }) => {
  const styles = useStyles()
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const link = `${window.location.origin}${useHref(`/goods/${id}`)}`
  const code = useId()
  return (
    <div className={styles.root}>
      <Button
        appearance="subtle"
        icon={<QrCodeRegular />}
        aria-expanded={open}
        aria-controls={code}
        onClick={() => setOpen(!open)}
      >
        {t('shop.viewOnPhone')}
      </Button>
      <figure id={code} className={styles.code} hidden={!open}>
        {open && (
          <>
            <QrCode value={link} label={t('shop.viewOnPhone')} size={side} />
            <figcaption>{t('shop.viewOnPhoneHint')}</figcaption>
          </>
        )}
      </figure>
    </div>
  )
}
