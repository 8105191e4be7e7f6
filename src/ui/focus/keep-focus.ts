import { useEffect } from 'react'

/**
 * For when what had the focus goes from the page, a removed row with its button, say:
 * the focus then goes to the content of the page instead of to its very beginning. Elsewhere it is left alone.
 */
export const keepFocus = (): void => {
  // Two frames: whoever wants to give the focus back to something that is still there comes first.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true })
    }),
  )
}

/** The same, once the component is gone. */
export const useKeepFocus = (): void => useEffect(() => keepFocus, [])
