import { cents, moneyText } from '#contracts/wire/money.ts'

/** What a withdrawal comes to, in text of the wire. */
export type Payout = { readonly fee: string; readonly paidOut: string }

/**
 * The fee of a withdrawal and what is paid out, to the cent; undefined while no sum is entered. Source: WDR-2.
 * @param amount what is entered.
 * @param percent what is kept back.
 */
export const payoutOf = (amount: unknown, percent: string): Payout | undefined => {
  const sum = cents(String(amount))
  if (typeof amount !== 'string' || !(sum > 0)) return undefined
  const fee = Math.round((sum * Number(percent)) / 100)
  return { fee: moneyText(fee), paidOut: moneyText(sum - fee) }
}
