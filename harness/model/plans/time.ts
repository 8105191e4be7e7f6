/** How long sequences may take, divided among their sets. */
export type SequenceTime = {
  /** Whether all of it has passed. */
  readonly isOver: () => boolean
  /** Begins a set. @param runs how many sequences it has @returns whether its share has passed */
  readonly begin: (runs: number) => () => boolean
}

/**
 * Divides time among sets by their numbers of sequences, so that the later ones, which buy and pay, get theirs on a slow server,
 * too. What one set leaves is there for those after it. Source: MDL-21.
 * @param minutes undefined for no limit
 * @param all how many sequences there are
 * @param workers how many sets are played at the same time
 */
export const createSequenceTime = (
  minutes: number | undefined,
  all: number,
  workers: number,
  now: () => number = () => performance.now(),
): SequenceTime => {
  const end = minutes === undefined ? Number.POSITIVE_INFINITY : now() + minutes * 60_000
  let left = all
  return {
    isOver: () => now() >= end,
    begin: runs => {
      const until = Math.min(end, now() + ((end - now()) * workers * runs) / left)
      left -= runs
      return () => now() >= until
    },
  }
}
