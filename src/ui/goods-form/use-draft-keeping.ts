import { useCallback, useEffect, useEffectEvent, useRef } from 'react'
import type { GoodsValues } from './goods-values.ts'
import { dropDraft, keepDraft } from './kept-draft.ts'

/** How long after the last key what is typed is kept. */
const pause = 400

/**
 * Keeps what is typed: shortly after each change, when the page goes, and when the form does.
 * @returns a function that forgets it for good, once it is saved.
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
