/** The parts of a postal address, the largest first: what the wire calls `area_info` or `receive_area`, then the street. */
type Parts = readonly (string | null | undefined)[]

const isChinese = (part: string): boolean => /\p{Script=Han}/u.test(part)

/**
 * Puts a postal address together, the same way everywhere: the largest part first, empty ones left out. Chinese parts are apart by
 * a space, others by a comma; the script of the address decides, because a person may keep addresses in both. Source: FMT-4.
 * @returns an empty text if nothing is known.
 */
export const formatAddress = (...parts: Parts): string => {
  const known = parts.map(part => part?.trim() ?? '').filter(part => part !== '')
  return known.join(known.some(isChinese) ? ' ' : ', ')
}
