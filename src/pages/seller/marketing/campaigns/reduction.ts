import { cents, moneyText } from '#contracts/wire/money.ts'
import { formatMoney, nothing } from '#src/lib/format/format.ts'
import { lessPercent, share } from '#src/lib/format/percent-off.ts'
import { overRange } from '#src/lib/format/price-range.ts'

/** A percentage as it may be entered: from 0 to 100 with two decimals. Source: CMP-3. */
const isPercent = (text: string): boolean => /^\d{1,3}(\.\d{1,2})?$/.test(text) && Number(text) <= 100

/**
 * What a percentage takes off a price, as formatted amounts; `-` where the input is missing or wrong.
 * @param price money text, or the range of a product with SKUs; undefined until it is known.
 * @param percent the entered percentage.
 */
export const reductionOf = (price: string | undefined, percent: unknown): { price: string; off: string; left: string } => {
  const entered = String(percent)
  const amounts = (of: (end: string) => string) =>
    price !== undefined && isPercent(entered) ? overRange(price, end => formatMoney(of(end))) : nothing
  return {
    price: price === undefined ? nothing : overRange(price, formatMoney),
    off: amounts(end => moneyText(-share(cents(end), entered))),
    left: amounts(end => lessPercent(end, entered)),
  }
}
