import { Link, Toast, Toaster, ToastTitle, useId, useToastController } from '@fluentui/react-components'
import { useEffect, useRef } from 'react'
import { onNotice, type Notice } from '#src/lib/browser/notify.ts'

/** How long a toast stays that something can be done about, in milliseconds. */
const timeToAct = 20_000

/** Shows what `notify` is told. The same words are not shown twice at a time: several calls may fail for one reason. */
export const ToastBoard = () => {
  const toasterId = useId('toaster')
  const { dispatchToast } = useToastController(toasterId)
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

  return <Toaster toasterId={toasterId} position="top" offset={{ vertical: 68 }} limit={4} pauseOnHover timeout={4000} />
}
