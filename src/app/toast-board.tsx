import { Link, Toast, Toaster, ToastTitle, useId, useToastController } from '@fluentui/react-components'
import { useEffect, useRef } from 'react'
import { onNotice, type Notice } from '#src/lib/browser/notify.ts'
import { useAnnouncements } from './announcements.tsx'

/** How long a toast with an action stays, in ms. */
const timeToAct = 20_000

/** Renders the toasts of `notify`. Identical messages are shown once at a time: several requests may fail for the same reason. */
export const ToastBoard = () => {
  const toasterId = useId('toaster')
  const { dispatchToast } = useToastController(toasterId)
  const { announce, regions } = useAnnouncements()
  const shown = useRef(new Set<string>())

  useEffect(() => {
    const show = ({ intent, text, action }: Notice) => {
      const name = `${intent} ${text}`
      if (shown.current.has(name)) return
      shown.current.add(name)
      dispatchToast(
        <Toast>
          <ToastTitle action={action && <Link onClick={action.run}>{action.label}</Link>}>{text}</ToastTitle>
        </Toast>,
        {
          intent,
          ...(action && { timeout: timeToAct }),
          onStatusChange: (_, { status }) => {
            if (status === 'dismissed' || status === 'unmounted') shown.current.delete(name)
          },
        },
      )
    }
    return onNotice(show)
  }, [dispatchToast])

  return (
    <>
      {regions}
      <Toaster
        toasterId={toasterId}
        position="top"
        offset={{ vertical: 68 }}
        limit={4}
        pauseOnHover
        timeout={4000}
        announce={announce}
      />
    </>
  )
}
