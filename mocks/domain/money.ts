/** Hundredths of a money text: `'12.30'` is 1230. All sums are made of these. */
export const cents = (text: string): number => Math.round(Number(text) * 100)

/** The money text of hundredths: 1230 is `'12.30'`. */
export const moneyText = (hundredths: number): string => (hundredths / 100).toFixed(2)
