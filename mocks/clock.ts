/** The clock's state, kept across reloads. `frozen` is in milliseconds since 1970, or null while the clock runs. */
export type ClockState = { offset: number; frozen: number | null }

/** The clock of one world. All times in the world come from it; tests and the devtools can set it. */
export type Clock = ReturnType<typeof createClock>

const hour = 3_600_000
/** UTC+8 all year. Source: MCK-8. */
const zone = 8 * hour

/** Formats milliseconds since 1970 in the server's time zone: `'2026-11-21 09:48:23'`. */
export const dateTimeText = (time: number): string => {
  const text = new Date(time + zone).toISOString()
  return `${text.slice(0, 10)} ${text.slice(11, 19)}`
}

/** Parses a time in the server's format, with or without seconds, to milliseconds since 1970. */
export const timeOf = (text: string): number => Date.parse(`${text.replace(' ', 'T')}Z`) - zone

/** The latest time that a clock accepts: the start of 2100. */
export const latest = timeOf('2100-01-01 00:00:00')

/** @throws RangeError if `time` is not between 1970 and 2100. Source: CTL-7. */
export const checkTime = (time: number): void => {
  if (!(time >= 0 && time <= latest)) throw new RangeError('The time must be between 1970 and 2100.')
}

/** Creates a clock that follows the machine's clock until it is set or stopped. */
export const createClock = (state: ClockState = { offset: 0, frozen: null }) => {
  let { offset, frozen } = state
  const now = (): number => frozen ?? Date.now() + offset
  return {
    /** Milliseconds since 1970. */
    now,
    /** The current time in the server's format. */
    text: (): string => dateTimeText(now()),
    /** Sets the time; `stop` also freezes it. @throws RangeError outside 1970 to 2100. */
    set: (time: number, stop = true): void => {
      checkTime(time)
      offset = time - Date.now()
      frozen = stop ? time : null
    },
    /**
     * Moves the clock by milliseconds; negative values move it back. @throws RangeError if the result is outside 1970 to 2100.
     */
    step: (by: number): void => {
      checkTime(now() + by)
      if (frozen === null) offset += by
      else frozen += by
    },
    /** Follows the machine's clock again. */
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
