import { dateTimeText } from '../../clock.ts'
import type { Seeding } from '../world.ts'

export const minute = 60_000
export const hour = 60 * minute
export const day = 24 * hour

const zone = 8 * hour

/** Hours at which people shop, weighted towards the evening. */
const busy = [8, 9, 10, 11, 12, 12, 13, 14, 15, 16, 17, 18, 19, 20, 20, 21, 21, 22, 22, 23]

const midnightOf = (time: number): number => Math.floor((time + zone) / day) * day - zone
const atHour = (midnight: number, share: number): number => midnight + (busy[Math.floor(share * busy.length)] ?? 12) * hour

/** Moves a time to a busy hour of the same day; `share` (0 to 1) selects it. Recent times stay unchanged. */
export const atBusyHour = (time: number, share: number, now: number): number => {
  if (now - time < 2 * day) return time
  return atHour(midnightOf(time), share) + (time % hour)
}

/**
 * A time on the day `daysAgo` days ago, at a busy hour and never later than now.
 * @param share 0 to 1, selects the time.
 */
export const onDay = (now: number, daysAgo: number, share: number): number => {
  const midnight = midnightOf(now) - daysAgo * day
  return daysAgo === 0 ? midnight + (now - midnight) * share : atHour(midnight, share) + ((share * busy.length) % 1) * hour
}

/** A random time so many days ago; for less than a day, exactly that long ago. */
export const daysAgo = ({ now, faker }: Pick<Seeding, 'now' | 'faker'>, days: number): number =>
  days < 1 ? now - days * day : onDay(now, Math.floor(days), faker.number.float())

/** The timestamps of a row. */
export const stamps = (created: number, updated = created) => ({
  created_at: dateTimeText(created),
  updated_at: dateTimeText(updated),
})
