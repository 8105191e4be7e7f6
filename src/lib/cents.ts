/** Hundredths of an amount of the wire or of what was typed; what is no amount is none. */
export const cents = (amount: string | number): number => Math.round(Number(amount) * 100) || 0

/** Hundredths as the wire writes money: `'12.00'`. */
export const moneyText = (hundredths: number): string => (hundredths / 100).toFixed(2)
