import { useSyncExternalStore } from 'react'

type Media = { readonly matches: () => boolean; readonly watch: (listener: () => void) => () => void }

/** The media queries in use. They are kept, so that none is collected while a component waits for its change. */
const known = new Map<string, Media>()

/**
 * A media query as an external store. It has one listener for as long as the page lives: a listener of each component would miss a
 * change between two of them, and the one that is added then is not told.
 */
const openMedia = (text: string): Media => {
  const query = window.matchMedia(text)
  const listeners = new Set<() => void>()
  query.addEventListener('change', () => listeners.forEach(listener => listener()))
  return {
    matches: () => query.matches,
    watch: listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/**
 * The media query of a rule, the same one each time.
 * @param rule as in a style sheet, such as `@media (max-width: 599px)`.
 */
export const mediaOf = (rule: string): Media => {
  const text = rule.replace('@media ', '')
  const media = known.get(text) ?? openMedia(text)
  known.set(text, media)
  return media
}

/**
 * Whether a media query matches, now and as the window changes.
 * @param rule as in a style sheet, such as `@media (max-width: 599px)`.
 */
export const useMedia = (rule: string): boolean => {
  const { watch, matches } = mediaOf(rule)
  return useSyncExternalStore(watch, matches)
}
