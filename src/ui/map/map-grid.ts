/** Coordinates in degrees. */
export type Point = { readonly lng: number; readonly lat: number }

/** Zoom levels in degrees per px, from a town to a street corner. */
export const scales = [0.0016, 0.0008, 0.0004, 0.0002, 0.0001, 0.00005] as const

const within = (value: number, most: number) => Math.min(most, Math.max(-most, value))

/** Clamps a place to valid coordinates and rounds it to six digits (about 0.1 m). */
export const placeOf = ({ lng, lat }: Point): Point => ({
  lng: Number(within(lng, 180).toFixed(6)),
  lat: Number(within(lat, 85).toFixed(6)),
})

/** Parses coordinates from form values; undefined if they are invalid. */
export const readPoint = (lng: unknown, lat: unknown): Point | undefined => {
  if ([lng, lat].some(degrees => degrees === undefined || degrees === null || degrees === '')) return undefined
  const point = { lng: Number(lng), lat: Number(lat) }
  return Number.isFinite(point.lng) && Number.isFinite(point.lat) ? placeOf(point) : undefined
}

/** A pseudo-random number from 0 to 1 that is stable per street, independent of the view. */
const chance = (street: number, of: number): number => {
  const wave = Math.sin(street * 12.9898 + of * 78.233) * 43_758.5453
  return wave - Math.floor(wave)
}

export type Street = { readonly at: number; readonly width: number }

/**
 * Generates the streets along one axis, at varying widths.
 * @param from degrees at the first px.
 * @param length visible px.
 * @param scale degrees per px.
 * @param of distinguishes the two axes.
 */
export const streetsAlong = (from: number, length: number, scale: number, of: number): Street[] => {
  const gap = scale * 46
  const first = Math.ceil(from / gap)
  const count = Math.max(0, Math.floor((from + length * scale) / gap) - first + 1)
  return Array.from({ length: count }, (_, index) => {
    const street = first + index
    const width = chance(street, of) > 0.72 ? 9 : 4
    return { at: (street * gap - from) / scale + (chance(street, of + 7) - 0.5) * 14, width }
  })
}
