import { cents, moneyText } from '#contracts/wire/money.ts'

/** Fee and payout of a withdrawal, as money text. */
export type Payout = { readonly fee: string; readonly paidOut: string }

/**
 * Computes fee and payout of a withdrawal, to the cent; undefined without an amount. Source: WDR-2.
 * @param amount the form value.
 * @param percent the fee rate.
 */
export const payoutOf = (amount: unknown, percent: string): Payout | undefined => {
  const sum = cents(String(amount))
  if (typeof amount !== 'string' || !(sum > 0)) return undefined
  const fee = Math.round((sum * Number(percent)) / 100)
  return { fee: moneyText(fee), paidOut: moneyText(sum - fee) }
}
