import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { ArrowCounterclockwiseRegular } from '@fluentui/react-icons/svg/arrow-counterclockwise'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isPresenting } from '#src/lib/site/present.ts'
import { notify } from '#src/lib/browser/notify.ts'
import { audiences } from '#contracts/wire/audience.ts'
import { endSession } from '#src/lib/session/sessions.ts'

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: tokens.spacingHorizontalM,
    margin: 0,
    paddingBottom: tokens.spacingVerticalL,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    textAlign: 'center',
  },
})

/** Resets the backend, ends all sessions and reloads the app at its home page. */
const beginAgain = async () => {
  const { ok } = await fetch('/_mock/reset', { method: 'POST', headers: { 'content-type': 'application/json' } })
  if (!ok) throw new Error('Resetting the mock in the page failed.')
  audiences.forEach(endSession)
  window.location.assign(import.meta.env.BASE_URL)
}

/** Demo banner with a reset button. Only in builds with the backend inside. */
export const DemoNote = () => {
  const styles = useStyles()
  const { t } = useTranslation()
  const [busy, setBusy] = useState(false)
  if (isPresenting()) return null
  const reset = () => {
    setBusy(true)
    beginAgain().catch((error: unknown) => {
      console.error(error)
      notify.error(t('msg.error'))
      setBusy(false)
    })
  }
  return (
    <p className={styles.root}>
      {t('shell.demoNote')}
      <Button size="small" icon={<ArrowCounterclockwiseRegular />} disabled={busy} onClick={reset}>
        {t('shell.demoReset')}
      </Button>
    </p>
  )
}
