const cents = (amount: string) => Math.round(Number(amount) * 100)

/** The sum of amounts of the wire, signed, as money text: counted in cents, so that nothing is lost. */
export const addMoney = (...amounts: readonly string[]): string =>
  (amounts.reduce((sum, amount) => sum + cents(amount), 0) / 100).toFixed(2)
