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

/** Sets the title of the browser tab, e.g. to the product's name. Without a text the title of the route applies. */
export const usePageTitle = (text: string | undefined): void => {
  useEffect(() => {
    if (!text) return undefined
    const mine = { text }
    change([...titles, mine])
    return () => change(titles.filter(title => title !== mine))
  }, [text])
}

/** The title that the current page has set, if any. */
export const useChosenTitle = (): string | undefined =>
  useSyncExternalStore(
    listen,
    () => titles.at(-1)?.text,
    () => undefined,
  )
