/** What a clock has to remember to go on after a reload. `frozen` is milliseconds since 1970, or null while it runs. */
export type ClockState = { offset: number; frozen: number | null }

/** The one clock of a world: settable, steppable, and the same for shop, orders and tokens. */
export type Clock = ReturnType<typeof createClock>

const hour = 3_600_000
/** The server's zone is UTC+8 the year round. Source: MCK-8. */
const zone = 8 * hour

/** `'2026-11-21 09:48:23'` in the server's zone for milliseconds since 1970. */
export const dateTimeText = (time: number): string => new Date(time + zone).toISOString().slice(0, 19).replace('T', ' ')

/** Milliseconds since 1970 of a server text; seconds may be missing. */
export const timeOf = (text: string): number => Date.parse(`${text.replace(' ', 'T')}Z`) - zone

/** The last moment that a clock may show: the first one of 2100. */
export const latest = timeOf('2100-01-01 00:00:00')

/** @throws RangeError with a sentence for a time that is not between 1970 and 2100. Source: CTL-7. */
export const checkTime = (time: number): void => {
  if (!(time >= 0 && time <= latest)) throw new RangeError('The time must be between 1970 and 2100.')
}

/** A clock that runs with the machine's until it is set or stopped. */
export const createClock = (state: ClockState = { offset: 0, frozen: null }) => {
  let { offset, frozen } = state
  const now = (): number => frozen ?? Date.now() + offset
  return {
    /** Milliseconds since 1970. */
    now,
    /** The server's local time as text. */
    text: (): string => dateTimeText(now()),
    /** Sets the time; `stop` keeps it standing. @throws RangeError outside of 1970 to 2100. */
    set: (time: number, stop = true): void => {
      checkTime(time)
      offset = time - Date.now()
      frozen = stop ? time : null
    },
    /** Moves on (or back) by milliseconds. @throws RangeError where that would leave 1970 to 2100. */
    step: (by: number): void => {
      checkTime(now() + by)
      if (frozen === null) offset += by
      else frozen += by
    },
    /** Runs with the machine's clock again. */
    release: (): void => {
      offset = 0
      frozen = null
    },
    state: (): ClockState => ({ offset, frozen }),
    restore: (saved: ClockState): void => {
      ;({ offset, frozen } = saved)
    },
  }
}
