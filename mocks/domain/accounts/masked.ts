const ending = (name: string): string => name.slice(name.length > 4 ? -4 : -1)

/** A nickname for strangers: `***` and the last four letters; of short names only the last. Source: COM-11. */
export const masked = (name: string): string => `***${ending(name)}`
