/**
 * Limits requests to `perSecond` on average, with bursts of four times as many (token bucket).
 * @param now the time in milliseconds
 * @returns a function that counts one request; false if it exceeds the limit
 */
export const createRate = (perSecond: number, now: () => number = Date.now) => {
  const most = perSecond * 4
  let left = most
  let at = now()
  return (): boolean => {
    const time = now()
    left = Math.min(most, left + ((time - at) / 1000) * perSecond)
    at = time
    if (left < 1) return false
    left--
    return true
  }
}
