/** A nickname for strangers: `***` and the last four letters; of short names only the last. Source: api-storefront, home.goods.comments. */
export const masked = (name: string): string => `***${name.slice(name.length > 4 ? -4 : -1)}`
