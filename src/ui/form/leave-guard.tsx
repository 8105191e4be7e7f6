import { useCallback, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useBlocker } from 'react-router-dom'
import { audienceOfPath } from '#contracts/wire/audience.ts'
import { tokenOf } from '#src/lib/session/sessions.ts'
import { useConfirm } from '../feedback/confirm.tsx'

/** Asks for confirmation before unsaved input is discarded. */
export const useDiscard = (): (() => Promise<boolean>) => {
  const confirm = useConfirm()
  const { t } = useTranslation()
  return useCallback(
    () =>
      confirm({
        title: t('table.discardTitle'),
        text: t('table.discardText'),
        yes: t('table.discard'),
        no: t('table.keepEditing'),
      }),
    [confirm, t],
  )
}

/**
 * While mounted, asks for confirmation before the page is left (a link, Back, closing the tab). Not when the session has
 * ended: that leads to the login page, and the input is kept. Source: SES-10.
 */
export const LeaveGuard = () => {
  const discard = useDiscard()
  const blocker = useBlocker(
    ({ currentLocation: { pathname }, nextLocation }) =>
      pathname !== nextLocation.pathname && tokenOf(audienceOfPath(pathname)) !== undefined,
  )
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    void discard().then(yes => (yes ? blocker.proceed() : blocker.reset()))
  }, [blocker, discard])
  useEffect(() => {
    const stop = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', stop)
    return () => window.removeEventListener('beforeunload', stop)
  }, [])
  return null
}
