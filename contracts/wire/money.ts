/** Hundredths of an amount: `'12.30'` is 1230. Compute sums in hundredths, so that they stay exact. Text that is not a number is 0. */
export const cents = (amount: string | number): number => Math.round(Number(amount) * 100) || 0

/** Hundredths as the wire writes money: 1230 is `'12.30'`. */
export const moneyText = (hundredths: number): string => (hundredths / 100).toFixed(2)

/** The signed sum of amounts as money text. */
export const addMoney = (...amounts: readonly string[]): string =>
  moneyText(amounts.reduce((sum, amount) => sum + cents(amount), 0))
