/** The time limit of all sequences, divided among their sets. */
export type SequenceTime = {
  /** Whether the limit is reached. */
  readonly isOver: () => boolean
  /** Begins a set. @param runs its number of sequences @returns a function that tells whether its share is used up */
  readonly begin: (runs: number) => () => boolean
}

/**
 * Divides time among sets by their numbers of sequences, so that the later ones, which buy and pay, also run on a slow server.
 * Time that one set does not use is left for the next ones. Source: MDL-21.
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
