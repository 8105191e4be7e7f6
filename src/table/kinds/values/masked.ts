/** How much of a secret number stays readable at its end. */
const readable = 4

/** A secret number with asterisks instead of all but its end; one that is not longer is hidden whole. */
export const masked = (text: string): string => `****${text.length > readable ? ` ${text.slice(-readable)}` : ''}`
