import { useEffect, useEffectEvent } from 'react'
import { timeOf, useNow } from '#src/lib/format/clock.ts'
import { formatCountdown } from '#src/lib/format/format.ts'

type Props = {
  /** A time of the wire. */
  to: string
  /** Called once the time has come. */
  onOver: () => void
  /** `hh : mm : ss` alone. */
  short?: boolean
  className?: string
}

/** The seconds that are left until a time of the wire, by the server's clock; tells it once, when the time has come. */
const useLeft = (to: string, onOver: () => void): number => {
  const left = Math.ceil(timeOf(to) / 1000) - useNow()
  const over = left < 0
  const emit = useEffectEvent(onOver)
  useEffect(() => {
    if (over) emit()
  }, [over])
  return left
}

/** Waits for a time without showing what is left. */
export const Until = ({ to, onOver }: Pick<Props, 'to' | 'onOver'>) => {
  useLeft(to, onOver)
  return null
}

/** What is left until a time, second by second, by the server's clock. Not read out: nobody can bear that. */
export const Countdown = ({ to, onOver, short = false, className }: Props) => {
  const left = useLeft(to, onOver)
  return (
    <span className={className} role="timer" aria-live="off">
      {formatCountdown(left, !short)}
    </span>
  )
}
