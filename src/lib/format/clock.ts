import { useSyncExternalStore } from 'react'

/** By how many milliseconds the server's clock is ahead of this device's. */
let ahead = 0

/** Times of the wire are the server's, which is UTC+8 the year round. Source: MCK-8. */
const zone = '+08:00'

/** Milliseconds since 1970 of a time of the wire. */
export const timeOf = (text: string): number => Date.parse(`${text.replace(' ', 'T')}${zone}`)

/** Milliseconds since 1970, by the server's clock as far as its answers have told it. */
export const serverTime = (): number => Date.now() + ahead

/**
 * Learns the server's time from the `Date` of an answer, which counts whole seconds and was on its way for a while:
 * a difference within two seconds is none.
 */
export const learnTime = (date: string | undefined): void => {
  const time = Date.parse(date ?? '')
  if (!Number.isNaN(time) && Math.abs(time - serverTime()) > 2000) ahead = time - Date.now()
}

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

/** All who count share one beat, which stops when nobody counts any more. */
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

/** The server's time in whole seconds since 1970; the component draws again each second. */
export const useNow = (): number =>
  useSyncExternalStore(
    onSecond,
    () => Math.floor(serverTime() / 1000),
    () => 0,
  )
