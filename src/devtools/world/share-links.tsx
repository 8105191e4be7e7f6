import { Link, MessageBar, MessageBarBody } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { continueLink } from '#src/lib/session/continue-link.ts'
import { currentPath } from '#src/lib/browser/navigation.ts'
import { QrCode } from '#src/ui/media/qr-code.tsx'
import { Copy } from '../parts/copy.tsx'
import { usePartStyles } from '../parts/styles.ts'
import type { Short, Uploaded } from './host-calls.ts'

const LinkRow = ({ name, to }: { name: string; to: string }) => {
  const part = usePartStyles()
  const { t } = useTranslation()
  return (
    <div className={part.row}>
      <Link href={to} target="_blank" rel="noreferrer">
        {name}
      </Link>
      <Copy text={to} label={t('devtools.share.copy', { name })} />
    </div>
  )
}

const Done = ({ text }: { text: string }) => (
  <MessageBar intent="success" layout="multiline">
    <MessageBarBody>{text}</MessageBarBody>
  </MessageBar>
)

/** The links of an uploaded shop. */
export const UploadedLinks = ({ link, ownerLink, ends }: Uploaded) => {
  const part = usePartStyles()
  const { t } = useTranslation()
  return (
    <div className={part.stack}>
      <Done text={t('devtools.share.done', { at: ends.slice(0, 10) })} />
      <LinkRow name={t('devtools.share.forOthers')} to={link} />
      <LinkRow name={t('devtools.share.forYou')} to={ownerLink} />
      <p className={part.lead}>{t('devtools.share.phone')}</p>
      <QrCode value={continueLink(`${link}${currentPath().slice(1)}`)} label={t('devtools.share.code')} size={200} />
    </div>
  )
}

/** The short link to a screen. */
export const ShortLink = ({ link, ends }: Short) => {
  const part = usePartStyles()
  const { t } = useTranslation()
  return (
    <div className={part.stack}>
      <Done text={t('devtools.share.shortened', { at: ends.slice(0, 10) })} />
      <LinkRow name={link} to={link} />
    </div>
  )
}
