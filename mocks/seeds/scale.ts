/** The bounds of the multiplier for the number of seeded rows. */
export const [leastScale, mostScale] = [0.1, 200]

/**
 * Reads the environment variable SEED_SCALE; without it the scale is 1. Source: SED-2.
 * @throws Error if it is no number within the bounds
 */
export const seedScaleOf = (text: string | undefined): number => {
  if (text === undefined || text === '') return 1
  const scale = Number(text)
  if (text.trim() !== '' && scale >= leastScale && scale <= mostScale) return scale
  throw new Error(`SEED_SCALE must be a number from ${leastScale} to ${mostScale}, not "${text}".`)
}
