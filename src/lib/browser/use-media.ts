import { useCallback, useMemo, useSyncExternalStore } from 'react'

/**
 * Whether a media query matches, now and as the window changes.
 * @param rule as in a style sheet, such as `@media (max-width: 599px)`.
 */
export const useMedia = (rule: string): boolean => {
  const query = useMemo(() => window.matchMedia(rule.replace('@media ', '')), [rule])
  const watch = useCallback(
    (onChange: () => void) => {
      query.addEventListener('change', onChange)
      return () => query.removeEventListener('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore(watch, () => query.matches)
}
