import { place, shadow } from './svg.ts'

/** An object of known size to show next to a product: height and width in centimetres, and its outline in millimetres. */
type Known = { high: number; wide: number; outline: string }

const hand: Known = {
  high: 19,
  wide: 11,
  outline:
    '<rect x="24" y="88" width="66" height="76" rx="24"/><rect x="36" y="140" width="42" height="50" rx="8"/>' +
    '<rect x="24" y="28" width="15" height="84" rx="7.5"/><rect x="41" y="8" width="15" height="104" rx="7.5"/>' +
    '<rect x="58" y="16" width="15" height="96" rx="7.5"/><rect x="75" y="44" width="13" height="70" rx="6.5"/>' +
    '<rect x="22" y="66" width="17" height="84" rx="8.5" transform="rotate(-26 30 146)"/>',
}

const person: Known = {
  high: 175,
  wide: 54,
  outline:
    '<circle cx="270" cy="120" r="112"/><path d="M270 262c140 0 190 60 190 150v420a45 45 0 0 1-90 0V500v1190a58 58 0 0 1-95 0V1000h-10' +
    'v690a58 58 0 0 1-95 0V500v332a45 45 0 0 1-90 0V412c0-90 50-150 190-150z"/>',
}

/** Products at least this large (in cm) are shown next to a person instead of a hand. */
const large = 45
const floor = 668
/** The space for product, reference object and the gap between them. */
const room = { high: 540, wide: 640 }

const steps = [1, 2, 5, 10, 20, 50, 100] as const

/** Draws a ruler along the floor, with numbers where they fit. */
const ruler = (unit: number): string => {
  const step = steps.find(one => one * unit >= 64) ?? 100
  const marks = Array.from({ length: Math.floor(700 / (step * unit)) + 1 }, (_, at) => {
    const x = 56 + at * step * unit
    const half = x + (step * unit) / 2
    const number = `<text x="${x}" y="762">${at * step}${at === 0 ? ' cm' : ''}</text>`
    return `<path d="M${x} 700v24M${half} 700v14"/>${number}`
  })
  return (
    '<rect x="16" y="700" width="768" height="76" rx="8" fill="#fff" opacity=".82"/>' +
    `<g stroke="#5b5550" stroke-width="3" font-family="'Helvetica Neue',Arial,sans-serif" font-size="28" text-anchor="middle">` +
    `<g>${marks.join('').replaceAll('<text', '<text stroke="none" fill="#4a4540"')}</g></g>`
  )
}

/** Draws the product `#a` next to a hand, or to a person if it is large, above a ruler, all at the same scale. */
export const inScale = (cm: number): string => {
  const { high, wide, outline } = cm < large ? hand : person
  const gap = cm < large ? 3 : 20
  const unit = Math.min(room.high / Math.max(high, cm), room.wide / (cm + gap + wide))
  const [size, left] = [cm * unit, 400 - ((cm + gap + wide) * unit) / 2]
  const x = left + size + gap * unit
  return (
    shadow(left + size / 2, floor, size * 0.5) +
    shadow(x + (wide * unit) / 2, floor, wide * unit * 0.6) +
    `<g transform="translate(${x} ${floor - high * unit}) scale(${unit / 10})" fill="#5b5550" opacity=".55">${outline}</g>` +
    place(left + size / 2, floor - size / 2 + size * 0.04, size) +
    ruler(unit)
  )
}
