/** Hundredths of an amount of the wire or of what was typed; what is no amount is none. Sums are reckoned in them. */
export const cents = (amount: string | number): number => Math.round(Number(amount) * 100) || 0

/** Hundredths as the wire writes money: `'12.00'`. */
export const moneyText = (hundredths: number): string => (hundredths / 100).toFixed(2)

/** Percent of a sum in hundredths, cut, not rounded, as the server does. Source: rules-storefront 47. */
export const share = (hundredths: number, percent: string): number => Math.floor((hundredths * cents(percent)) / 10_000)

/** A price with some percent off, as money text. */
export const lessPercent = (price: string, percent: string): string => moneyText(cents(price) - share(cents(price), percent))
