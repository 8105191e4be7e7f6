import type { createBrowserRouter } from 'react-router-dom'

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>

/** How long a page may take to become as long as it was, in milliseconds. */
const patience = 10_000

/** What people do who want to be somewhere else. */
const ownMoves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Scrolls to a position as soon as the page is long enough for it.
 * @param top in px.
 * @returns stops it.
 */
const hold = (top: number): (() => void) => {
  const page = document.documentElement
  const end = new AbortController()
  const { signal } = end
  const stop = () => end.abort()
  const go = () => {
    window.scrollTo(0, top)
    if (page.scrollHeight - window.innerHeight >= top) stop()
  }
  const observer = new ResizeObserver(go)
  observer.observe(document.body)
  const timer = setTimeout(stop, patience)
  for (const move of ownMoves) window.addEventListener(move, stop, { signal, passive: true })
  signal.addEventListener('abort', () => {
    observer.disconnect()
    clearTimeout(timer)
  })
  return stop
}

/**
 * Restores a scroll position also on a page that still loads: the router restores it once, when the skeleton of the page may be
 * shorter than the page was. Call it when the router is rendered: the first to subscribe receives what happened before.
 * @returns ends it.
 * Source: RTE-7.
 */
export const holdScrollPosition = (router: Router): (() => void) => {
  /** Key of the location whose position is held. */
  let held = ''
  let stop = () => {}
  const follow = ({ location: { key }, restoreScrollPosition: top }: Router['state']) => {
    if (key === held) return
    stop()
    held = ''
    if (typeof top !== 'number' || top === 0) return
    held = key
    stop = hold(top)
  }
  follow(router.state)
  const end = router.subscribe(follow)
  return () => {
    end()
    stop()
  }
}
