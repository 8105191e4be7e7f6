import { cents, moneyText } from '#contracts/wire/money.ts'

/** Percent of a sum in hundredths, cut and not rounded, as the server does. Source: CMP-3. */
export const share = (hundredths: number, percent: string): number => Math.floor((hundredths * cents(percent)) / 10_000)

/** A price with some percent off, as money text. */
export const lessPercent = (price: string, percent: string): string => moneyText(cents(price) - share(cents(price), percent))
