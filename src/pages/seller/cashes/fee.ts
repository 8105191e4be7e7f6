/** What a withdrawal comes to, in text of the wire. */
export type Payout = { readonly fee: string; readonly paidOut: string }

const text = (cents: number) => (cents / 100).toFixed(2)

/**
 * The fee of a withdrawal and what is paid out, to the cent; undefined while no sum is entered. Source: rules-backoffice 91,
 * with the exact percentage.
 * @param wish what is entered.
 * @param percent what is kept back.
 */
export const payoutOf = (wish: unknown, percent: string): Payout | undefined => {
  const cents = Math.round(Number(wish) * 100)
  if (typeof wish !== 'string' || !(cents > 0)) return undefined
  const fee = Math.round((cents * Number(percent)) / 100)
  return { fee: text(fee), paidOut: text(cents - fee) }
}
