import { serverTime } from './clock.ts'

/** The server's clock is ahead of UTC by this, the year round. Source: MCK-8. */
const zone = 8 * 3_600_000

/** A moment as the wire writes it, whatever the zone of this device: `2026-06-15 10:00:00`. Default: now, by the server's clock. */
export const wireTime = (time = serverTime()): string => new Date(time + zone).toISOString().slice(0, 19).replace('T', ' ')
