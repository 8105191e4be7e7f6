import { useRef } from 'react'

/**
 * Returns `work` such that a call does nothing while the one before is under way: a button is disabled only by the next render,
 * which a double click precedes. Source: CAL-17.
 */
export const useOnce = <Args extends readonly unknown[], Result>(
  work: (...args: Args) => Promise<Result>,
): ((...args: Args) => Promise<Result | undefined>) => {
  const isRunning = useRef(false)
  return async (...args) => {
    if (isRunning.current) return undefined
    isRunning.current = true
    try {
      return await work(...args)
    } finally {
      isRunning.current = false
    }
  }
}
