import { useEffect, useState, type ComponentType } from 'react'
import { onQueued } from '#src/lib/browser/notify.ts'

const fetchBoard = () => import('./toast-board.tsx')

/** Loads the code while the browser is idle: the first message may be that the network is down. */
const fetchWhenIdle = () => {
  const fetchIt = () => void fetchBoard().catch(() => undefined)
  if ('requestIdleCallback' in window) requestIdleCallback(fetchIt, { timeout: 3000 })
  else setTimeout(fetchIt, 1000)
}

/**
 * Renders toasts. Their code is not part of the first screen; messages are queued until it has loaded. If it fails to load, the
 * next message, or the return of the network, retries.
 */
export const Toasts = () => {
  const [Board, setBoard] = useState<ComponentType>()
  useEffect(() => {
    const show = () =>
      void fetchBoard().then(
        ({ ToastBoard }) => setBoard(() => ToastBoard),
        (error: unknown) => console.error(error),
      )
    const stop = onQueued(show)
    window.addEventListener('online', show)
    return () => {
      stop()
      window.removeEventListener('online', show)
    }
  }, [])
  useEffect(fetchWhenIdle, [])
  return Board && <Board />
}
