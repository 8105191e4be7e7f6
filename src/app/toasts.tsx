import { lazy, Suspense, useEffect, useState } from 'react'
import { onUnheard } from '#src/lib/browser/notify.ts'

const ToastBoard = lazy(async () => ({ default: (await import('./toast-board.tsx')).ToastBoard }))

/** The place of the toasts. Their code is fetched when there is something to say; what was said meanwhile waits. */
export const Toasts = () => {
  const [wanted, setWanted] = useState(false)
  useEffect(() => onUnheard(() => setWanted(true)), [])
  return <Suspense fallback={null}>{wanted && <ToastBoard />}</Suspense>
}
