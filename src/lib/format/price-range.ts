/** Between the lowest and the highest price of a product whose SKUs differ. Source: GDS-3. */
const mark = ' ~ '

/** The lowest price of a range, or the only one. */
export const lowest = (price: string): string => price.split(mark, 1)[0] ?? ''

/** Applies `change` to the only price, or to both ends of a range. */
export const overRange = (price: string, change: (end: string) => string): string => price.split(mark).map(change).join(mark)
