import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'

/** A part of a picture, in pixels. */
export type Box = { readonly left: number; readonly top: number; readonly width: number; readonly height: number }

/** How two pictures differ. */
export type Difference = {
  /** The part of all pixels that differ, from 0 to 1. */
  readonly share: number
  /** Where they differ; parts close to each other are one. */
  readonly boxes: readonly Box[]
  /** The size that has room for both pictures. */
  readonly width: number
  readonly height: number
}

/** Cells of this size that differ and touch each other make one box. */
const cell = 24

/** The picture on a canvas of this size; what it does not fill is transparent. */
const padded = (picture: PNG, width: number, height: number): PNG => {
  if (picture.width === width && picture.height === height) return picture
  const canvas = new PNG({ width, height })
  PNG.bitblt(picture, canvas, 0, 0, picture.width, picture.height, 0, 0)
  return canvas
}

/** The cells that contain a differing pixel of a mask, by column and row. */
const cellsOf = (mask: PNG): Set<string> => {
  const cells = new Set<string>()
  for (let y = 0; y < mask.height; y += 1)
    for (let x = 0; x < mask.width; x += 1)
      if (mask.data[4 * (y * mask.width + x) + 3] !== 0) cells.add(`${Math.floor(x / cell)},${Math.floor(y / cell)}`)
  return cells
}

/** Removes a cell and all that it touches, directly or not, from the set and returns them. */
const takeGroup = (cells: Set<string>, first: string): (readonly [x: number, y: number])[] => {
  const group: [number, number][] = []
  const next = [first]
  for (let key = next.pop(); key !== undefined; key = next.pop()) {
    if (!cells.delete(key)) continue
    const [x = 0, y = 0] = key.split(',').map(Number)
    group.push([x, y])
    for (const dx of [-1, 0, 1]) for (const dy of [-1, 0, 1]) next.push(`${x + dx},${y + dy}`)
  }
  return group
}

const boxesOf = (mask: PNG): Box[] => {
  const cells = cellsOf(mask)
  const boxes: Box[] = []
  for (const [first] of [...cells].map(key => [key] as const)) {
    if (!cells.has(first)) continue
    const group = takeGroup(cells, first)
    const [left, top] = [Math.min(...group.map(([x]) => x)) * cell, Math.min(...group.map(([, y]) => y)) * cell]
    const right = Math.min((Math.max(...group.map(([x]) => x)) + 1) * cell, mask.width)
    const bottom = Math.min((Math.max(...group.map(([, y]) => y)) + 1) * cell, mask.height)
    boxes.push({ left, top, width: right - left, height: bottom - top })
  }
  return boxes
}

/**
 * Compares two PNG files, pixel by pixel. The browser is the same for both, so there is no tolerance for edges and little for
 * colours.
 * @returns undefined if they look the same.
 */
export const differenceOf = (before: Buffer, after: Buffer): Difference | undefined => {
  if (before.equals(after)) return undefined
  const [one, two] = [PNG.sync.read(before), PNG.sync.read(after)]
  const [width, height] = [Math.max(one.width, two.width), Math.max(one.height, two.height)]
  const mask = new PNG({ width, height })
  const count = pixelmatch(padded(one, width, height).data, padded(two, width, height).data, mask.data, width, height, {
    threshold: 0.01,
    includeAA: true,
    diffMask: true,
  })
  return count === 0 ? undefined : { share: count / (width * height), boxes: boxesOf(mask), width, height }
}
