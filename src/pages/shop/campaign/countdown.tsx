import { useEffect, useEffectEvent } from 'react'
import { timeOf, useNow } from '#src/lib/format/clock.ts'
import { formatCountdown } from '#src/lib/format/format.ts'

type Props = {
  /** A time as on the wire. */
  to: string
  /** Called once, when the time is reached. */
  onOver: () => void
  /** Shows `hh : mm : ss` only. */
  short?: boolean
  className?: string
}

/** Seconds left until a time of the wire, by the server's clock; calls `onOver` once it is reached. */
const useSecondsLeft = (to: string, onOver: () => void): number => {
  const left = Math.ceil(timeOf(to) / 1000) - useNow()
  const over = left < 0
  const emit = useEffectEvent(onOver)
  useEffect(() => {
    if (over) emit()
  }, [over])
  return left
}

/** Calls `onOver` at a time, without showing a countdown. */
export const Until = ({ to, onOver }: Pick<Props, 'to' | 'onOver'>) => {
  useSecondsLeft(to, onOver)
  return null
}

/** A countdown to a time, by the server's clock. Hidden from screen readers, which would announce every second. */
export const Countdown = ({ to, onOver, short = false, className }: Props) => {
  const left = useSecondsLeft(to, onOver)
  return (
    <span className={className} role="timer" aria-live="off">
      {formatCountdown(left, !short)}
    </span>
  )
}
