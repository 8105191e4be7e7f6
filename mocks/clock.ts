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

/** A clock that runs with the machine's until it is set or stopped. */
export const createClock = (state: ClockState = { offset: 0, frozen: null }) => {
  let { offset, frozen } = state
  const now = (): number => frozen ?? Date.now() + offset
  return {
    /** Milliseconds since 1970. */
    now,
    /** The server's local time as text. */
    text: (): string => dateTimeText(now()),
    /** Sets the time; `stop` keeps it standing. */
    set: (time: number, stop = true): void => {
      offset = time - Date.now()
      frozen = stop ? time : null
    },
    /** Moves on (or back) by milliseconds. */
    step: (by: number): void => {
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
