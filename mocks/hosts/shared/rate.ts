/**
 * Counts requests: `perSecond` on average, four times as many at once.
 * @returns a function that takes one; false if there are too many.
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
