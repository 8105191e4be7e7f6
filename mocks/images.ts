import { goodsDrawing, snapshotDrawing } from './pictures/goods.ts'
import {
  avatarDrawing,
  brandDrawing,
  cardDrawing,
  classDrawing,
  neutralDrawing,
  siteDrawing,
  storeDrawing,
} from './pictures/marks.ts'
import { paperDrawing } from './pictures/papers.ts'
import { isColour } from './pictures/palette.ts'
import { hasArt, svg, type Drawing } from './pictures/svg.ts'

/** Size in pixels of a picture whose name contains no size. */
const fullSize = 800

/** Splits paths such as `/storage/goods/mug-7-red-1_300.svg`. */
const pattern = /^\/storage\/(?:(?<folder>\w+)\/)?(?:.*\/)?(?<name>[^/]*?)(?:_(?<size>150|300|400))*(?:\.\w+)?$/

const shots: ReadonlyMap<string, typeof goodsDrawing> = new Map([
  ['goods', goodsDrawing],
  ['comments', snapshotDrawing],
])

/** The artwork of the things that provider states name without one. */
const likenesses: ReadonlyMap<string, string> = new Map([['enamel-mug', 'hot-beverage']])

const shotOf = (folder: string, name: string): Drawing | undefined => {
  const [, art = likenesses.get(name) ?? '', number = '0', colour = '', view = '0'] =
    /^(.+?)-(\d+)-([a-z]+)-(\d)$/.exec(name) ?? []
  if (!hasArt(art)) return undefined
  return shots.get(folder)?.(art, Number(number), isColour(colour) ? colour : undefined, Number(view))
}

const markOf = (folder: string, name: string): Drawing | undefined => {
  if (folder === 'brands') return brandDrawing(name)
  if (folder === 'stores') return storeDrawing(name)
  if (folder === 'site' || name === 'logo') return siteDrawing()
  if (folder === 'classes' && hasArt(name)) return classDrawing(name)
  if (folder === 'card_t' || folder === 'card_b') return cardDrawing(folder === 'card_t' ? 'front' : 'back', name)
  if (folder === 'avatars' && hasArt(name.replace(/^\d+-/, ''))) return avatarDrawing(name)
  return undefined
}

/**
 * Returns the picture for a path below `/storage/` as SVG. The suffixes `_150`, `_300` and `_400` select a smaller size. Every
 * name gets a picture, except in `papers`, which holds a fixed set; other paths get undefined. Source: UPL-7.
 */
export const picture = (path: string): string | undefined => {
  const found = pattern.exec(path)
  if (!found) return undefined
  const { folder = '', name = '', size } = found.groups ?? {}
  const drawing =
    folder === 'papers' ? paperDrawing(name) : (shotOf(folder, name) ?? markOf(folder, name) ?? neutralDrawing(name))
  return drawing && svg(drawing, Number(size ?? fullSize))
}
