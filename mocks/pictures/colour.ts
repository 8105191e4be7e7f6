import { palette, type Colour } from './palette.ts'

/** Hue in degrees; saturation and lightness from 0 to 1. */
type Hsl = { h: number; s: number; l: number }

/** Parses `#abc` and `#aabbcc`. */
const hslOf = (hex: string): Hsl => {
  const full = hex.length === 4 ? hex.replace(/[\da-f]/gi, '$&$&') : hex
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map(at => Number.parseInt(full.slice(at, at + 2), 16) / 255)
  const [max, min] = [Math.max(r, g, b), Math.min(r, g, b)]
  const [l, span] = [(max + min) / 2, max - min]
  if (span === 0) return { h: 0, s: 0, l }
  const h = max === r ? (g - b) / span + (g < b ? 6 : 0) : max === g ? (b - r) / span + 2 : (r - g) / span + 4
  return { h: h * 60, s: span / (1 - Math.abs(2 * l - 1)), l }
}

const hexOf = ({ h, s, l }: Hsl): string => {
  const channel = (shift: number): string => {
    const k = (shift + h / 30) % 12
    const value = l - s * Math.min(l, 1 - l) * Math.max(-1, Math.min(k - 3, 9 - k, 1))
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${channel(0)}${channel(8)}${channel(4)}`
}

const within = (value: number, from: number, to: number): number => Math.min(to, Math.max(from, value))

/** Whether two colours belong together: both grey, or close on the colour wheel. */
const related = (a: Hsl, b: Hsl): boolean => {
  if (a.s < 0.14 || b.s < 0.14) return a.s < 0.14 && b.s < 0.14
  const apart = Math.abs(a.h - b.h)
  return Math.min(apart, 360 - apart) < 42
}

/** Recolours artwork: shades of its first colour become shades of the new one, other colours stay. */
export const dyed = (body: string, colour: Colour): string => {
  const fills = /fill='(#[\da-f]{3,6})'/g
  const first = body.match(fills)?.[0]?.slice(6, -1)
  if (!first) return body
  const [from, to] = [hslOf(first), hslOf(palette[colour])]
  return body.replace(fills, (whole, hex: string) => {
    const old = hslOf(hex)
    if (!related(old, from)) return whole
    const l = within(to.l + (old.l - from.l) * 0.75, 0.08, 0.97)
    return `fill='${hexOf({ h: to.h, s: within(to.s + (old.s - from.s) * 0.3, 0, 1), l })}'`
  })
}

/** Hashes a text to a number. */
export const hashOf = (text: string): number =>
  Array.from(text).reduce((hash, letter) => (Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0)) >>> 0, 7)

/** Formats a CSS `hsl()` colour. */
export const hue = (h: number, s: number, l: number): string => `hsl(${h % 360} ${s}% ${l}%)`
