import type { Colour } from './palette.ts'
import { inScale } from './scale.ts'
import { sizeOf } from './sizes.ts'
import { artSymbol, gradient, place, shadow, shadowGradient, type Drawing } from './svg.ts'
import { scaleView } from './urls.ts'

/** Colours of the studio: wall, floor, accent. */
const tones = [
  ['#f8f2e9', '#eadcc8', '#dfc49c'],
  ['#eff5f9', '#d8e5ee', '#b3cfe1'],
  ['#f1f6ef', '#dbe8d6', '#b4ceaa'],
  ['#fbf1ef', '#f1d9d4', '#e4b1a8'],
  ['#f4f1fa', '#e0daf0', '#c1b3e2'],
  ['#fdf8ec', '#f5e7c2', '#ecd085'],
  ['#f5f5f4', '#e2e1de', '#c6c4be'],
  ['#edf7f5', '#d0eae5', '#9fd3c8'],
  ['#fff3ea', '#fadcc6', '#f2b58c'],
  ['#f2f5fb', '#dae4f4', '#b1c6ea'],
] as const

type Tone = (typeof tones)[number]
const toneOf = (number: number): Tone => tones[number % tones.length] ?? tones[0]

/** Shapes behind the product. */
const backdrops: readonly ((accent: string) => string)[] = [
  accent => `<circle cx="400" cy="390" r="270" fill="${accent}" opacity=".45"/>`,
  accent => `<path d="M190 660V380a210 210 0 0 1 420 0v280z" fill="${accent}" opacity=".42"/>`,
  accent =>
    '<ellipse cx="400" cy="668" rx="260" ry="52" fill="#fff" opacity=".7"/>' +
    `<path d="M140 668v60a260 52 0 0 0 520 0v-60a260 52 0 0 1-520 0z" fill="${accent}" opacity=".7"/>`,
  accent => `<path d="M0 560L800 420v380H0z" fill="${accent}" opacity=".4"/>`,
  accent =>
    `<circle cx="590" cy="220" r="120" fill="#fff" opacity=".75"/>` +
    `<path d="M0 600h800v200H0z" fill="${accent}" opacity=".38"/>`,
  accent =>
    '<rect x="165" y="130" width="470" height="540" rx="36" fill="#fff" opacity=".6"/>' +
    `<rect x="205" y="170" width="390" height="460" rx="24" fill="${accent}" opacity=".3"/>`,
]

const studio = ([wall, floor]: Tone): string => gradient('w', wall, floor) + shadowGradient
const wall = '<path fill="url(#w)" d="M0 0h800v800H0z"/>'
const backdrop = (number: number, accent: string): string =>
  (backdrops[number % backdrops.length] ?? backdrops[0])?.(accent) ?? ''

const tilt = (number: number): number => [-5, 0, 4, 0][number % 4] ?? 0

const whole = (number: number, tone: Tone): string =>
  `${wall}${backdrop(number, tone[2])}${shadow(400, 668, 250)}${place(400, 405, 510 + (number % 3) * 16, tilt(number))}`

const turned = (number: number, tone: Tone): string =>
  `${wall}${backdrop(number + 1, tone[2])}${shadow(400, 672, 210)}${place(400, 415, 490, number % 2 ? 14 : -16)}`

const corners = [
  [250, 300],
  [560, 280],
  [300, 560],
  [540, 540],
] as const

/** A magnified detail of the product. */
const detail = (number: number, tone: Tone): string => {
  const [x, y] = corners[number % corners.length] ?? corners[0]
  return (
    `${wall}<circle cx="400" cy="400" r="320" fill="${tone[2]}" opacity=".5"/>` +
    '<clipPath id="c"><circle cx="400" cy="400" r="300"/></clipPath>' +
    `<circle cx="400" cy="400" r="300" fill="#fff" opacity=".55"/><g clip-path="url(#c)">${place(800 - x, 800 - y, 980)}</g>` +
    '<circle cx="400" cy="400" r="300" fill="none" stroke="#fff" stroke-width="14"/>'
  )
}

const set = (number: number, tone: Tone): string =>
  `${wall}${backdrop(number + 3, tone[2])}${shadow(200, 590, 140)}${shadow(600, 590, 140)}` +
  `<g opacity=".92">${place(200, 440, 300, -10)}${place(600, 440, 300, 10)}</g>` +
  `${shadow(400, 706, 210)}${place(400, 480, 440)}`

/** The product is small and centred, because pages crop banners to a band of any height. */
const banner = (number: number, tone: Tone): string =>
  `${wall}<circle cx="400" cy="400" r="150" fill="#fff" opacity=".6"/><circle cx="690" cy="330" r="90" fill="${tone[2]}" opacity=".45"/>` +
  `<circle cx="100" cy="450" r="120" fill="${tone[2]}" opacity=".35"/>` +
  `<g opacity=".92">${place(215, 412, 104, -10)}${place(585, 412, 104, 10)}</g>` +
  `${shadow(400, 478, 80)}${place(400, 400, 148, tilt(number))}`

const views = [whole, turned, detail, set, banner] as const

/** Draws a product in the studio. */
export const goodsDrawing = (art: string, number: number, colour: Colour | undefined, view: number): Drawing => {
  const tone = toneOf(number * 3 + view * 7)
  const cm = view === scaleView ? sizeOf(art) : undefined
  const body = cm === undefined ? (views[view] ?? whole)(number, tone) : wall + inScale(cm)
  return { defs: studio(tone) + artSymbol(art, colour), body }
}

/** Draws a product as a buyer's photo: at home by a window, on a table, slightly tilted. */
export const snapshotDrawing = (art: string, number: number, colour: Colour | undefined, view: number): Drawing => {
  const warm = toneOf(number + view)
  const lean = ((number * 7 + view * 5) % 17) - 8
  return {
    defs: gradient('w', warm[1], warm[2]) + gradient('t', '#c79a6b', '#94673f') + shadowGradient + artSymbol(art, colour),
    body:
      `${wall}<g fill="#fff" opacity=".6"><path d="M${90 + (number % 3) * 180} 60h110v200h-110zm126 0h110v200h-110z"/></g>` +
      `<g transform="rotate(${lean / 4} 400 560)"><path d="M-40 540h880v300H-40z" fill="url(#t)"/>` +
      `<path d="M-40 620h880M-40 710h880" stroke="#7d5533" stroke-opacity=".35" stroke-width="4"/></g>` +
      `${shadow(400 + lean * 6, 668, 210)}${place(400 + lean * 6, 455, 420, lean)}`,
  }
}
