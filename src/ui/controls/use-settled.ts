import { useEffect, useState } from 'react'

/** Pause in ms after which typed text is worth a request. */
const pause = 250

/** The text as it was when the typing last paused, so that not every letter sends a request. */
export const useSettled = (text: string): string => {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
