import { useRef } from 'react'

/**
 * Wraps `work` so that calls do nothing while an earlier one is running. Disabling the button is not enough: it takes effect
 * with the next render, and a double click can come before that. Source: CAL-17.
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
