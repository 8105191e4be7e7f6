import { useEffect, useSyncExternalStore } from 'react'

let titles: readonly { text: string }[] = []
const listeners = new Set<() => void>()
const change = (next: typeof titles) => {
  titles = next
  listeners.forEach(listener => listener())
}
const listen = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Names the browser's tab after what the page shows, e.g. a product; without it the route's own title stands there. */
export const usePageTitle = (text: string | undefined): void => {
  useEffect(() => {
    if (!text) return undefined
    const mine = { text }
    change([...titles, mine])
    return () => change(titles.filter(title => title !== mine))
  }, [text])
}

/** The title that the page on screen has chosen, if any. */
export const useChosenTitle = (): string | undefined =>
  useSyncExternalStore(
    listen,
    () => titles.at(-1)?.text,
    () => undefined,
  )
