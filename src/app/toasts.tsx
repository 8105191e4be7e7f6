import { lazy, Suspense, useEffect, useState } from 'react'
import { onUnheard } from '#src/lib/browser/notify.ts'

const fetchBoard = () => import('./toast-board.tsx')
const ToastBoard = lazy(async () => ({ default: (await fetchBoard()).ToastBoard }))

/** Fetches the code while the browser is idle: the first thing to say may be that the network is gone. */
const fetchWhenIdle = () => {
  const fetchIt = () => void fetchBoard().catch(() => undefined)
  if ('requestIdleCallback' in window) requestIdleCallback(fetchIt, { timeout: 3000 })
  else setTimeout(fetchIt, 1000)
}

/** The place of the toasts. Their code is not part of the first screen; what was said before it has come waits. */
export const Toasts = () => {
  const [wanted, setWanted] = useState(false)
  useEffect(() => onUnheard(() => setWanted(true)), [])
  useEffect(fetchWhenIdle, [])
  return <Suspense fallback={null}>{wanted && <ToastBoard />}</Suspense>
}
