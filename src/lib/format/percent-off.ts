import { cents, moneyText } from '#contracts/wire/money.ts'

/** A percentage of a sum in cents, rounded down as the server does. Source: CMP-3. */
export const share = (hundredths: number, percent: string): number => Math.floor((hundredths * cents(percent)) / 10_000)

/** A price reduced by a percentage, as money text. */
export const lessPercent = (price: string, percent: string): string => moneyText(cents(price) - share(cents(price), percent))
