import { useCallback, useEffect, useEffectEvent, useRef } from 'react'
import type { GoodsValues } from './goods-values.ts'
import { dropDraft, keepDraft } from './kept-draft.ts'

/** Debounce before the draft is stored, in ms. */
const pause = 400

/**
 * Stores the draft: debounced after each change, on page hide and on unmount.
 * @returns a function that deletes it after saving.
 */
export const useDraftKeeping = (draftKey: string, values: GoodsValues, isDirty: boolean): (() => void) => {
  const isOver = useRef(false)
  const keep = useEffectEvent(() => {
    if (isDirty && !isOver.current) keepDraft(draftKey, values)
  })
  useEffect(() => {
    const timer = setTimeout(keep, pause)
    return () => clearTimeout(timer)
  })
  useEffect(() => {
    const now = () => keep()
    window.addEventListener('pagehide', now)
    return () => {
      window.removeEventListener('pagehide', now)
      now()
    }
  }, [])
  return useCallback(() => {
    isOver.current = true
    dropDraft(draftKey)
  }, [draftKey])
}
