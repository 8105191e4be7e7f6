import { useEffect, useEffectEvent } from 'react'
import { timeOf, useNow } from '#src/lib/clock.ts'
import { formatCountdown } from '#src/lib/format.ts'

type Props = {
  /** A time of the wire. */
  to: string
  /** Called once the time has come. */
  onOver: () => void
  /** `hh : mm : ss` alone. */
  short?: boolean
  className?: string
}

/** What is left until a time, second by second, by the server's clock. Not read out: nobody can bear that. */
export const Countdown = ({ to, onOver, short = false, className }: Props) => {
  const left = Math.ceil(timeOf(to) / 1000) - useNow()
  const over = left < 0
  const tell = useEffectEvent(onOver)
  useEffect(() => {
    if (over) tell()
  }, [over])
  return (
    <span className={className} role="timer" aria-live="off">
      {formatCountdown(left, !short)}
    </span>
  )
}
