import file from './art.json' with { type: 'json' }
import { dyed } from './colour.ts'
import type { Colour } from './palette.ts'

const icons: Readonly<Record<string, string>> = file.icons

export const hasArt = (name: string): boolean => Object.hasOwn(icons, name)

/** The artwork as a symbol `#a` on a canvas of 32 x 32; empty if there is none with this name. */
export const artSymbol = (name: string, colour?: Colour): string => {
  const body = (hasArt(name) && icons[name]) || ''
  return `<symbol id="a" viewBox="0 0 32 32" fill="none">${colour ? dyed(body, colour) : body}</symbol>`
}

/** Draws `#a` centred at a point, `size` wide, rotated by `angle` degrees. */
export const place = (x: number, y: number, size: number, angle = 0): string => {
  const turn = angle === 0 ? '' : ` transform="rotate(${angle} ${x} ${y})"`
  return `<use href="#a" x="${x - size / 2}" y="${y - size / 2}" width="${size}" height="${size}"${turn}/>`
}

/** Defines a vertical gradient `#name` between two colours. */
export const gradient = (name: string, from: string, to: string): string =>
  `<linearGradient id="${name}" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`

/** Draws a soft shadow on the floor. */
export const shadow = (x: number, y: number, rx: number, ry = rx / 9): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="url(#s)"/>`

export const shadowGradient =
  '<radialGradient id="s"><stop stop-color="#2b2118" stop-opacity=".34"/><stop offset="1" stop-color="#2b2118" stop-opacity="0"/></radialGradient>'

/** The parts of a picture; `svg` adds the size. */
export type Drawing = { defs?: string; body: string }

/** Renders a square SVG with a view box of 800, displayed at `size` pixels. */
export const svg = ({ defs = '', body }: Drawing, size: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 800 800"><defs>${defs}</defs>${body}</svg>`

/** Escapes text for XML, because file names may contain anything. */
export const escaped = (text: string): string => text.replace(/[^\w .,-]/g, letter => `&#${letter.codePointAt(0) ?? 32};`)
