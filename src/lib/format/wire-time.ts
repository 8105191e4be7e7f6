import { serverTime } from './clock.ts'

/** Offset of the server's time zone from UTC in milliseconds, without daylight saving. Source: MCK-8. */
const zone = 8 * 3_600_000

/** Formats a time for the wire in the server's time zone: `2026-06-15 10:00:00`. Default: now, by the server's clock. */
export const wireTime = (time = serverTime()): string => new Date(time + zone).toISOString().slice(0, 19).replace('T', ' ')
