import { useEffect, useEffectEvent, useRef, useState } from 'react'

/** Puts the focus on an element if it is still on the page, as soon as what covers it is gone. */
export const giveFocus = (element: Element | null): void => {
  requestAnimationFrame(() => {
    if (element instanceof HTMLElement && element.isConnected) element.focus()
  })
}

/** Calls `then` once the component is gone from the page for good. */
export const useOnGone = (then: () => void): void => {
  const isThere = useRef(true)
  const emit = useEffectEvent(then)
  useEffect(() => {
    isThere.current = true
    return () => {
      isThere.current = false
      // While developing, effects are undone and done again at once: then the component is not gone at all.
      queueMicrotask(() => {
        if (!isThere.current) emit()
      })
    }
  }, [])
}

/** For a dialog that is opened from code: what had the focus when it opened has it again when it is gone. */
export const useReturnFocus = (): void => {
  const [before] = useState(() => document.activeElement)
  useOnGone(() => giveFocus(before))
}
