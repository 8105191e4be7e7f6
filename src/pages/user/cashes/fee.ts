import { cents, moneyText } from '#contracts/wire/money.ts'

/**
 * Fee and payout of a withdrawal.
 * @param percent the fee rate. Source: WDR-2.
 */
export const feeOf = (amount: string, percent: string): { fee: string; paidOut: string } => {
  const sum = cents(amount)
  const fee = Math.round((sum * Number(percent)) / 100)
  return { fee: moneyText(fee), paidOut: moneyText(sum - fee) }
}
