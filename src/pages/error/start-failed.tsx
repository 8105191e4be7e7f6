import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { ArrowClockwiseRegular } from '@fluentui/react-icons/svg/arrow-clockwise'
import { ArrowCounterclockwiseRegular } from '@fluentui/react-icons/svg/arrow-counterclockwise'
import { ArrowDownloadRegular } from '@fluentui/react-icons/svg/arrow-download'
import { LockClosedRegular } from '@fluentui/react-icons/svg/lock-closed'
import { useTranslation } from 'react-i18next'
import { downloadShop, forgetShop, storedShop } from '#src/lib/browser/stored-shop.ts'
import { CopyButton } from '#src/ui/controls/copy-button.tsx'
import { ErrorPage } from './error-page.tsx'
import { hasOwnBackend } from '#src/lib/browser/app-base.ts'

const useStyles = makeStyles({
  advice: { maxWidth: '56ch', textAlign: 'start' },
  title: { margin: 0, fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold },
  list: { margin: `${tokens.spacingVerticalS} 0`, paddingInlineStart: '20px', lineHeight: tokens.lineHeightBase400 },
  details: { color: tokens.colorNeutralForeground3, overflowWrap: 'anywhere', fontSize: tokens.fontSizeBase200 },
})

/**
 * Classifies why the app did not start: plain http, no service worker (thrown by mocks/hosts/page/offline/page.ts), or another
 * error.
 */
const reasonOf = (error: unknown) => {
  if (!(error instanceof Error) || error.name !== 'NoWorker') return 'start'
  return window.isSecureContext ? 'noWorker' : 'insecure'
}

const advice = {
  start: { title: 'error.start', hint: 'error.startHint', steps: [] },
  insecure: {
    title: 'error.insecure',
    hint: 'error.insecureHint',
    steps: ['error.insecureHttps', 'error.insecureLocal'],
  },
  noWorker: {
    title: 'error.noWorker',
    hint: 'error.noWorkerHint',
    steps: ['error.noWorkerNormal', 'error.noWorkerCookies', 'error.noWorkerBrowser'],
  },
} as const

/** The stored data may prevent the start: offers to download and to reset it. Source: MCK-11. */
const StoredShop = () => {
  const { t } = useTranslation()
  const save = async () => downloadShop(await storedShop().catch((reason: unknown) => String(reason)))
  const reset = async () => {
    await forgetShop()
    window.location.assign(import.meta.env.BASE_URL)
  }
  return (
    <>
      <Button icon={<ArrowDownloadRegular />} onClick={() => void save()}>
        {t('error.storedDownload')}
      </Button>
      <Button icon={<ArrowCounterclockwiseRegular />} onClick={() => void reset()}>
        {t('error.storedReset')}
      </Button>
    </>
  )
}

type Props = {
  readonly error: unknown
  /** Whether this browser keeps the shop: that of builds with the backend inside. */
  readonly keepsShop?: boolean
}

/** Shown if the app could not start, usually because the service worker cannot run: explains the reason and what to do. */
export const StartFailed = ({ error, keepsShop = hasOwnBackend }: Props) => {
  const styles = useStyles()
  const { t } = useTranslation()
  const { host, href } = window.location
  const reason = reasonOf(error)
  const { title, hint, steps } = advice[reason]
  const message = error instanceof Error ? error.message : String(error)
  return (
    <main>
      <ErrorPage
        title={t(title)}
        hint={t(hint, { host })}
        actions={
          <>
            {reason === 'insecure' && (
              <Button as="a" href={href.replace(/^http:/, 'https:')} appearance="primary" icon={<LockClosedRegular />}>
                {t('error.openHttps')}
              </Button>
            )}
            {reason === 'noWorker' && <CopyButton text={href}>{t('error.copyAddress')}</CopyButton>}
            <Button
              appearance={reason === 'insecure' ? 'secondary' : 'primary'}
              icon={<ArrowClockwiseRegular />}
              onClick={() => window.location.reload()}
            >
              {t('error.reload')}
            </Button>
            {reason === 'start' && keepsShop && <StoredShop />}
          </>
        }
      >
        <div className={styles.advice} role="alert">
          {steps.length > 0 && (
            <>
              <h2 className={styles.title}>{t('error.whatToDo')}</h2>
              <ul className={styles.list}>
                {steps.map(key => (
                  <li key={key}>{t(key, { host })}</li>
                ))}
              </ul>
            </>
          )}
          <details className={styles.details}>
            <summary>{t('error.details')}</summary>
            {message}
          </details>
        </div>
      </ErrorPage>
    </main>
  )
}
