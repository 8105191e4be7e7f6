import { Button, Field, Input, makeStyles, tokens } from '@fluentui/react-components'
import { ArrowUploadRegular } from '@fluentui/react-icons/svg/arrow-upload'
import { LinkRegular } from '@fluentui/react-icons/svg/link'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { makeLink } from '../link.ts'
import { Section } from '../parts/section.tsx'
import { usePartStyles } from '../parts/styles.ts'
import { HostProblem, knownHost, problemTexts, shorten, uploadWorld } from './host-calls.ts'
import { ShortLink, UploadedLinks } from './share-links.tsx'

const useStyles = makeStyles({ result: { marginTop: tokens.spacingVerticalL } })

/** Gives the shop to a host: whole, as a shared world, or as a short link to this screen. Source: HST-11, HST-13. */
export const ShareShop = () => {
  const styles = useStyles()
  const part = usePartStyles()
  const { t } = useTranslation()
  const [host, setHost] = useState(knownHost)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [result, setResult] = useState<ReactNode>()
  const send = async (work: () => Promise<ReactNode>) => {
    setBusy(true)
    setProblem(undefined)
    try {
      setResult(await work())
    } catch (error) {
      if (!(error instanceof HostProblem)) throw error
      setProblem(t(problemTexts[error.kind], { reason: error.message }))
    } finally {
      setBusy(false)
    }
  }
  const upload = () => send(async () => <UploadedLinks {...await uploadWorld(host)} />)
  const shortenLink = () => send(async () => <ShortLink {...await shorten(host, await makeLink())} />)
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
          <Button icon={<LinkRegular />} disabledFocusable={busy} onClick={() => void shortenLink()}>
            {t('devtools.share.shorten')}
          </Button>
        </div>
      </form>
      <div role="status" className={styles.result}>
        {result}
      </div>
    </Section>
  )
}
