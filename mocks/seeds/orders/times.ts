import { dateTimeText } from '../../clock.ts'

export const minute = 60_000
export const hour = 60 * minute
export const day = 24 * hour

const zone = 8 * hour

/** When people shop, as hours of the day; the evening is the busiest. */
const busy = [8, 9, 10, 11, 12, 12, 13, 14, 15, 16, 17, 18, 19, 20, 20, 21, 21, 22, 22, 23]

/** The same day at an hour at which people are awake; `share` (0 to 1) chooses it. Recent times stay as they are. */
export const atBusyHour = (time: number, share: number, now: number): number => {
  if (now - time < 2 * day) return time
  const midnight = Math.floor((time + zone) / day) * day - zone
  return midnight + (busy[Math.floor(share * busy.length)] ?? 12) * hour + (time % hour)
}

/** Both stamps of a row. */
export const stamps = (created: number, updated = created) => ({
  created_at: dateTimeText(created),
  updated_at: dateTimeText(updated),
})
