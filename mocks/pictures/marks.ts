import { hashOf, hue } from './colour.ts'
import { artSymbol, escaped, gradient, place, shadow, shadowGradient, type Drawing } from './svg.ts'

const fonts = [
  "Georgia,'Noto Serif',serif",
  "'Helvetica Neue',Arial,'Noto Sans',sans-serif",
  "'Trebuchet MS','Noto Sans',sans-serif",
]

/** Formats a slug as the name of a brand: `moon-loom` becomes `Moon Loom`. */
const titled = (name: string): string =>
  name
    .split('-')
    .filter(Boolean)
    .map(word => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')

type Word = { text: string; y: number; colour: string; font: string; largest?: number; weight?: number; spacing?: number }

/** Draws a centred line of text that fits into the picture. */
const word = ({ text, y, colour, font, largest = 110, weight = 700, spacing = 0 }: Word): string => {
  const size = Math.min(largest, Math.floor((660 - text.length * spacing) / (text.length * 0.6)))
  const look = `font-family="${font}" font-size="${size}" font-weight="${weight}" letter-spacing="${spacing}"`
  return `<text x="400" y="${y}" ${look} text-anchor="middle" fill="${colour}">${escaped(text)}</text>`
}

type Mark = (name: string, colour: string, font: string) => string

const marks: readonly Mark[] = [
  (name, colour, font) =>
    `<circle cx="400" cy="310" r="150" fill="${colour}"/>` +
    word({ text: name.charAt(0), y: 372, colour: '#fff', font, largest: 180 }) +
    word({ text: name, y: 610, colour, font }),
  (name, colour, font) =>
    word({ text: name.toLowerCase(), y: 430, colour, font, largest: 150 }) +
    `<rect x="300" y="480" width="200" height="18" rx="9" fill="${colour}"/>`,
  (name, colour, font) =>
    `<path d="M400 140l148 85v170l-148 85-148-85V225z" fill="none" stroke="${colour}" stroke-width="22"/>` +
    word({ text: name.charAt(0), y: 372, colour, font, largest: 180 }) +
    word({ text: name.toUpperCase(), y: 640, colour, font, largest: 84, spacing: 10 }),
  (name, colour, font) =>
    `<circle cx="340" cy="300" r="125" fill="${colour}"/><circle cx="460" cy="300" r="125" fill="${colour}" opacity=".45"/>` +
    word({ text: name, y: 610, colour: '#2b2b30', font }),
  (name, colour, font) =>
    `<rect x="285" y="185" width="230" height="230" rx="34" fill="${colour}" transform="rotate(45 400 300)"/>` +
    word({ text: name.charAt(0), y: 358, colour: '#fff', font, largest: 160 }) +
    word({ text: name, y: 640, colour: '#2b2b30', font, largest: 100 }),
  (name, colour, font) =>
    `<g fill="${colour}"><path d="M250 420a150 150 0 0 1 300 0z"/><rect x="250" y="440" width="300" height="22"/><rect x="290" y="480" width="220" height="18" opacity=".6"/></g>` +
    word({ text: name, y: 640, colour, font }),
  (name, colour, font) =>
    `<path d="M60 250h680v300H60z" fill="${colour}"/>` +
    word({ text: name.toUpperCase(), y: 436, colour: '#fff', font, largest: 120, spacing: 8 }),
  (name, colour, font) =>
    `<path d="M250 400c0-140 80-220 300-230-10 200-90 260-200 250 60-70 100-120 140-180-70 50-160 100-240 160z" fill="${colour}"/>` +
    word({ text: name.toLowerCase(), y: 620, colour, font }),
]

/** Ink colours of the brands. */
const inks = [
  '#1f4e79',
  '#b23a48',
  '#2f6b3f',
  '#5b3a8c',
  '#c0601e',
  '#0f6c70',
  '#8a2d5e',
  '#3b3f4a',
  '#a07414',
  '#2b62b5',
  '#7a4a2b',
  '#d1495b',
] as const

/** Draws a brand's logo: its name and a simple shape. */
export const brandDrawing = (slug: string): Drawing => {
  const hash = hashOf(slug)
  const mark = marks[hash % marks.length] ?? marks[0]
  const colour = inks[(hash >>> 3) % inks.length] ?? inks[0]
  return {
    body: `<path fill="#fff" d="M0 0h800v800H0z"/>${mark?.(titled(slug), colour, fonts[(hash >>> 5) % fonts.length] ?? 'sans-serif') ?? ''}`,
  }
}

/** Draws a store's logo: artwork on a disc above the name. `name` is `<art>--<slug>`. */
export const storeDrawing = (name: string): Drawing => {
  const [art = '', slug = art] = name.split('--')
  const hash = hashOf(slug)
  const h = (hash >>> 2) * 61
  return {
    defs: gradient('w', hue(h, 42, 38), hue(h + 24, 48, 26)) + artSymbol(art),
    body:
      '<path fill="url(#w)" d="M0 0h800v800H0z"/><circle cx="400" cy="330" r="225" fill="#fff" opacity=".94"/>' +
      place(400, 330, 290) +
      word({ text: titled(slug), y: 690, colour: '#fff', font: fonts[hash % 2] ?? 'serif', largest: 96 }),
  }
}

/** Draws a category's icon: artwork on a soft tint. */
export const classDrawing = (art: string): Drawing => {
  const h = hashOf(art) * 29
  return {
    defs: gradient('w', hue(h, 60, 96), hue(h, 44, 89)) + artSymbol(art),
    body: `<rect width="800" height="800" rx="180" fill="url(#w)"/>${place(400, 400, 520)}`,
  }
}

/** Draws an avatar: a face on a tint. `name` is `<number>-<art>`. */
export const avatarDrawing = (name: string): Drawing => {
  const [, number = '0', art = name] = /^(\d+)-(.+)$/.exec(name) ?? []
  const h = Number(number) * 53
  return {
    defs: gradient('w', hue(h, 58, 86), hue(h + 20, 48, 74)) + artSymbol(art),
    body: `<path fill="url(#w)" d="M0 0h800v800H0z"/>${place(400, 420, 560)}`,
  }
}

const teal = '#0f6c70'

/** Draws an identity card as a shopper would photograph it: the face in front, the emblem on the back. */
export const cardDrawing = (side: 'front' | 'back', name: string): Drawing => {
  const h = hashOf(name) * 17
  const lines = (x: number, widths: readonly number[]): string =>
    widths
      .map(
        (width, at) => `<rect x="${x}" y="${300 + at * 62}" width="${width}" height="24" rx="12" fill="${teal}" opacity=".55"/>`,
      )
      .join('')
  const face =
    '<circle cx="560" cy="345" r="58" fill="#fff"/><path d="M455 520a105 105 0 0 1 210 0z" fill="#fff"/>' +
    lines(150, [120, 200, 170, 250])
  const emblem =
    `<circle cx="230" cy="390" r="95" fill="none" stroke="${teal}" stroke-width="22" opacity=".7"/>` +
    lines(390, [280, 220, 250, 160])
  return {
    defs: gradient('w', hue(h, 40, 90), hue(h + 30, 36, 80)),
    body: `<path fill="#e4e8e8" d="M0 0h800v800H0z"/><rect x="90" y="200" width="620" height="390" rx="34" fill="url(#w)"/>${side === 'front' ? face : emblem}`,
  }
}

/** Draws the shop's own logo: a globe with its meridians. */
export const siteDrawing = (): Drawing => ({
  body:
    `<rect width="800" height="800" rx="190" fill="${teal}"/><g fill="none" stroke="#fff" stroke-width="34"><circle cx="400" cy="400" r="250"/>` +
    '<path d="M400 150c150 120 150 380 0 500M400 150c-150 120-150 380 0 500M165 320h470M165 480h470"/></g><circle cx="512" cy="320" r="44" fill="#f5893d"/>',
})

/** Draws the fallback for any other name: a parcel on a tint. */
export const neutralDrawing = (name: string): Drawing => {
  const h = hashOf(name) * 17
  return {
    defs: gradient('w', hue(h, 22, 95), hue(h, 18, 87)) + shadowGradient + artSymbol('package'),
    body: `<path fill="url(#w)" d="M0 0h800v800H0z"/>${shadow(400, 640, 220)}${place(400, 410, 420)}`,
  }
}
