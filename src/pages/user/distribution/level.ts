/** Invited by the shopper (0), by those (1), and by those again (2). Source: RFL-7. */
export const levels = [0, 1, 2] as const
export type Level = (typeof levels)[number]

/** The level in the URL; defaults to the first. */
export const levelIn = (text: string | null): Level => levels.find(level => String(level) === text) ?? 0
