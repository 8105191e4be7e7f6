import { useEffect, useEffectEvent, useRef, useState } from 'react'

/** Focuses the element if it is still in the document, once the covering dialog is gone. */
export const giveFocus = (element: Element | null): void => {
  requestAnimationFrame(() => {
    if (element instanceof HTMLElement && element.isConnected) element.focus()
  })
}

/** Calls `then` after the component was really unmounted. */
export const useOnGone = (then: () => void): void => {
  const isThere = useRef(true)
  const emit = useEffectEvent(then)
  useEffect(() => {
    isThere.current = true
    return () => {
      isThere.current = false
      // In development, StrictMode runs effects twice: the component is then still mounted.
      queueMicrotask(() => {
        if (!isThere.current) emit()
      })
    }
  }, [])
}

/** For dialogs opened from code: returns the focus to the previously focused element on close. */
export const useReturnFocus = (): void => {
  const [before] = useState(() => document.activeElement)
  useOnGone(() => giveFocus(before))
}
