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

/** Pixels of a picture without a size in its name. */
const fullSize = 800

/** `/storage/goods/mug-7-red-1_300.svg`, taken apart. */
const pattern = /^\/storage\/(?:(?<folder>\w+)\/)?(?:.*\/)?(?<name>[^/]*?)(?:_(?<size>150|300|400))*(?:\.\w+)?$/

const shots: ReadonlyMap<string, typeof goodsDrawing> = new Map([
  ['goods', goodsDrawing],
  ['comments', snapshotDrawing],
])

const shotOf = (folder: string, name: string): Drawing | undefined => {
  const [, art = '', number = '0', colour = '', view = '0'] = /^(.+?)-(\d+)-([a-z]+)-(\d)$/.exec(name) ?? []
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
 * The picture behind an address of `/storage/`, as SVG; the suffixes `_150`, `_300` and `_400` give its smaller siblings.
 * Any name gets a picture, except of papers, which are few; what is not in `/storage/` has none. Source: UPL-7.
 */
export const picture = (path: string): string | undefined => {
  const found = pattern.exec(path)
  if (!found) return undefined
  const { folder = '', name = '', size } = found.groups ?? {}
  const drawing =
    folder === 'papers' ? paperDrawing(name) : (shotOf(folder, name) ?? markOf(folder, name) ?? neutralDrawing(name))
  return drawing && svg(drawing, Number(size ?? fullSize))
}
