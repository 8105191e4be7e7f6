import { cents, moneyText } from '#contracts/wire/money.ts'

/** What a withdrawal comes to, in text of the wire. */
export type Payout = { readonly fee: string; readonly paidOut: string }

/**
 * The fee of a withdrawal and what is paid out, to the cent; undefined while no sum is entered. Source: WDR-2.
 * @param wish what is entered.
 * @param percent what is kept back.
 */
export const payoutOf = (wish: unknown, percent: string): Payout | undefined => {
  const sum = cents(String(wish))
  if (typeof wish !== 'string' || !(sum > 0)) return undefined
  const fee = Math.round((sum * Number(percent)) / 100)
  return { fee: moneyText(fee), paidOut: moneyText(sum - fee) }
}
