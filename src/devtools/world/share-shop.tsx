import { Button, Field, Input, Link, makeStyles, MessageBar, MessageBarBody, tokens } from '@fluentui/react-components'
import { ArrowUploadRegular } from '@fluentui/react-icons/svg/arrow-upload'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { continueLink } from '#src/lib/session/continue-link.ts'
import { recall, remember } from '#src/lib/browser/storage.ts'
import { currentPath } from '#src/lib/browser/navigation.ts'
import { QrCode } from '#src/ui/media/qr-code.tsx'
import { Copy } from '../parts/copy.tsx'
import { Section } from '../parts/section.tsx'
import { usePartStyles } from '../parts/styles.ts'
import { uploadWorld, UploadProblem, type Uploaded } from './upload-world.ts'

const useStyles = makeStyles({ result: { marginTop: tokens.spacingVerticalL } })

/** The storage key of the host that took the last upload. */
const hostKey = 'shareHost'

const problems = {
  address: 'devtools.share.badAddress',
  noHost: 'devtools.share.noHost',
  refused: 'devtools.share.refused',
} as const

/** The links of an uploaded shop. */
const Links = ({ link, ownerLink, ends }: Uploaded) => {
  const part = usePartStyles()
  const { t } = useTranslation()
  const onPhone = continueLink(`${link}${currentPath().slice(1)}`)
  const rows = [
    { name: t('devtools.share.forOthers'), to: link },
    { name: t('devtools.share.forYou'), to: ownerLink },
  ]
  return (
    <div className={part.stack}>
      <MessageBar intent="success" layout="multiline">
        <MessageBarBody>{t('devtools.share.done', { at: ends.slice(0, 10) })}</MessageBarBody>
      </MessageBar>
      {rows.map(({ name, to }) => (
        <div key={name} className={part.row}>
          <Link href={to} target="_blank" rel="noreferrer">
            {name}
          </Link>
          <Copy text={to} label={t('devtools.share.copy', { name })} />
        </div>
      ))}
      <p className={part.lead}>{t('devtools.share.phone')}</p>
      <QrCode value={onPhone} label={t('devtools.share.code')} size={200} />
    </div>
  )
}

/** Uploads the whole shop to a host, where others open it by a short link. Source: HST-11. */
export const ShareShop = () => {
  const styles = useStyles()
  const part = usePartStyles()
  const { t } = useTranslation()
  const [host, setHost] = useState(recall(hostKey) ?? '')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [uploaded, setUploaded] = useState<Uploaded>()
  const upload = async () => {
    setBusy(true)
    setProblem(undefined)
    try {
      setUploaded(await uploadWorld(host))
      remember(hostKey, host)
    } catch (error) {
      if (!(error instanceof UploadProblem)) throw error
      setProblem(t(problems[error.kind], { reason: error.message }))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Section title={t('devtools.share.title')}>
      <p className={part.lead}>{t('devtools.share.about')}</p>
      <form
        className={part.stack}
        noValidate
        onSubmit={event => {
          event.preventDefault()
          void upload()
        }}
      >
        <Field label={t('devtools.share.host')} hint={t('devtools.share.hostHint')} validationMessage={problem ?? null}>
          <Input type="url" value={host} placeholder="https://shop.example" onChange={(_, { value }) => setHost(value)} />
        </Field>
        <div className={part.row}>
          <Button type="submit" icon={<ArrowUploadRegular />} disabledFocusable={busy}>
            {t(busy ? 'devtools.share.busy' : 'devtools.share.upload')}
          </Button>
        </div>
      </form>
      <div role="status" className={styles.result}>
        {uploaded && <Links {...uploaded} />}
      </div>
    </Section>
  )
}
