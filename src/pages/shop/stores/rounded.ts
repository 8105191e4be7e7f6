/** A distance as the server sends it (`504.10km`, `850m`), without needless precision: whole kilometres from 10 on. */
export const roundedDistance = (distance: string): string => {
  const [, text] = /^(\d+\.\d+)km$/.exec(distance) ?? []
  if (text === undefined) return distance
  const km = Number(text)
  return `${km < 10 ? km.toFixed(1) : Math.round(km)} km`
}
