import type { Drawing } from './svg.ts'

const line = (y: number, width: number): string => `<rect x="130" y="${y}" width="${width}" height="22" rx="11" fill="#c3cdcf"/>`

const sheet = (inside: string): Drawing => ({
  defs: '',
  body:
    '<path fill="#e4eaeb" d="M0 0h800v800H0z"/><rect x="70" y="150" width="660" height="500" rx="28" fill="#fdfcf8"/>' + inside,
})

const papers: ReadonlyMap<string, Drawing> = new Map(
  Object.entries({
    licence: sheet(
      `<circle cx="400" cy="240" r="42" fill="#b8860b"/>${[330, 390, 450, 510].map((y, at) => line(y, 540 - at * 70)).join('')}<circle cx="610" cy="560" r="58" fill="none" stroke="#c0392b" stroke-width="10"/>`,
    ),
    'id-front': sheet(
      `${[240, 310, 380, 530].map((y, at) => line(y, at === 3 ? 540 : 300)).join('')}<rect x="490" y="220" width="180" height="230" rx="16" fill="#9fb4b8"/><circle cx="580" cy="300" r="42" fill="#eef2f3"/><path fill="#eef2f3" d="M505 450a75 75 0 0 1 150 0z"/>`,
    ),
    'id-back': sheet(`<circle cx="200" cy="270" r="60" fill="#c0392b"/>${[420, 490].map(y => line(y, 460)).join('')}`),
  }),
)

/** Draws an invented business licence or identity card without legible text. */
export const paperDrawing = (name: string): Drawing | undefined => papers.get(name.replace(/^\d+-/, ''))
