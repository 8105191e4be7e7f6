/** A place on earth in degrees. */
export type Point = { readonly lng: number; readonly lat: number }

/** Degrees across one px, from a town to a street corner. */
export const scales = [0.0016, 0.0008, 0.0004, 0.0002, 0.0001, 0.00005] as const

const within = (value: number, most: number) => Math.min(most, Math.max(-most, value))

/** A place that exists, to six digits: about a tenth of a metre. */
export const placeOf = ({ lng, lat }: Point): Point => ({
  lng: Number(within(lng, 180).toFixed(6)),
  lat: Number(within(lat, 85).toFixed(6)),
})

/** Reads what a form holds. Nothing where it is no place. */
export const readPoint = (lng: unknown, lat: unknown): Point | undefined => {
  if ([lng, lat].some(degrees => degrees === undefined || degrees === null || degrees === '')) return undefined
  const point = { lng: Number(lng), lat: Number(lat) }
  return Number.isFinite(point.lng) && Number.isFinite(point.lat) ? placeOf(point) : undefined
}

/** The same number from 0 to 1 for the same street, wherever it is seen from. */
const chance = (street: number, of: number): number => {
  const wave = Math.sin(street * 12.9898 + of * 78.233) * 43_758.5453
  return wave - Math.floor(wave)
}

export type Street = { readonly at: number; readonly width: number }

/**
 * Drawn streets along one axis: every so many degrees one, some wider than others.
 * @param from degrees at the first px. @param length px that are seen. @param scale degrees across one px.
 * @param of tells the axes apart.
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
