import { useEffect } from 'react'

/**
 * Moves the focus to the page's content if the focused element was removed (a deleted row with its button, for example), instead
 * of letting it fall back to the document's start. Otherwise leaves it alone.
 */
export const keepFocus = (): void => {
  // Two frames: code that returns the focus to an existing element runs first.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true })
    }),
  )
}

/** Calls `keepFocus` when the component unmounts. */
export const useKeepFocus = (): void => useEffect(() => keepFocus, [])
