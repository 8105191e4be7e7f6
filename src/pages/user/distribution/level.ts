/** Invited by the shopper, by those, and by those again. Source: RFL-7. */
export const levels = [0, 1, 2] as const
export type Level = (typeof levels)[number]

/** The level that the address names; otherwise the first. */
export const levelIn = (text: string | null): Level => levels.find(level => String(level) === text) ?? 0
