const ending = (name: string): string => name.slice(name.length > 4 ? -4 : -1)

/** Hides a nickname from strangers: `***` and its last four letters, or only the last letter of a short name. Source: COM-11. */
export const masked = (name: string): string => `***${ending(name)}`
