import { useEffect } from 'react'
import { createTabster } from 'tabster'

let kept: ReturnType<typeof createTabster> | undefined

/**
 * For components that cover the page. Tabster (Fluent's focus manager) makes the page visible to screen readers again 250 ms
 * after a dialog closes, but it is disposed with its last user: if the next page has none, the page stays hidden. This hook keeps
 * one user alive for good.
 */
export const useKeepTabster = (): void =>
  useEffect(() => {
    kept ??= createTabster(window)
  }, [])
