import { useSyncExternalStore } from 'react'

/** Milliseconds by which the server's clock is ahead of this device's. */
let ahead = 0

/** Times of the wire are in the server's time zone, UTC+8 without daylight saving. Source: MCK-8. */
const zone = '+08:00'

/** Converts a time of the wire to milliseconds since 1970. */
export const timeOf = (text: string): number => Date.parse(`${text.replace(' ', 'T')}${zone}`)

/** The server's time in milliseconds since 1970, as far as its responses have shown it. */
export const serverTime = (): number => Date.now() + ahead

/**
 * Adjusts the server's time to the `Date` header of a response. Differences up to two seconds are ignored, because the header
 * has whole seconds and the response took a while.
 */
export const learnTime = (date: string | undefined): void => {
  const time = Date.parse(date ?? '')
  if (!Number.isNaN(time) && Math.abs(time - serverTime()) > 2000) ahead = time - Date.now()
}

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

/** One interval for all subscribers; it stops when nobody subscribes. */
const onSecond = (listener: () => void) => {
  listeners.add(listener)
  timer ??= setInterval(() => listeners.forEach(beat => beat()), 1000)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

/** The server's time in whole seconds since 1970; renders the component every second. */
export const useNow = (): number =>
  useSyncExternalStore(
    onSecond,
    () => Math.floor(serverTime() / 1000),
    () => 0,
  )
