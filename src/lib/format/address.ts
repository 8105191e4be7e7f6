/** The parts of a postal address, the largest first: what the wire calls `area_info` or `receive_area`, then the street. */
type Parts = readonly (string | null | undefined)[]

/**
 * Puts a postal address together, the same way everywhere: the largest part first, empty ones left out. Source: FMT-4.
 * @returns an empty text if nothing is known.
 */
export const formatAddress = (...parts: Parts): string =>
  parts
    .map(part => part?.trim() ?? '')
    .filter(part => part !== '')
    .join(' ')
