import type { z } from 'zod'
import type { PictureBox } from '#contracts/api/content/uploads.ts'
import type { Db } from '../db/db.ts'
import type { RowOf } from '../db/rows.ts'

type Box = z.output<typeof PictureBox>

/** Smaller sizes of every uploaded picture. Source: UPL-5. */
const usual: readonly Box[] = [
  [150, 150],
  [300, 300],
  [400, 400],
]

/** Embeds the picture in an SVG of another size, because Node has no built-in way to scale bitmaps. */
const scaled = ({ type, bytes }: RowOf<'uploads'>, [width, height]: Box): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><image href="data:${type};base64,${bytes}" width="${width}" height="${height}"/></svg>`

/** Headers that stop browsers from guessing another type and from running scripts in the file. Source: UPL-9. */
const harmless = { 'x-content-type-options': 'nosniff', 'content-security-policy': "default-src 'none'; img-src data:; sandbox" }

const original = ({ type, bytes }: RowOf<'uploads'>): Response =>
  new Response(
    Uint8Array.from(atob(bytes), letter => letter.charCodeAt(0)),
    {
      headers: { ...harmless, 'content-type': type, ...(!type.startsWith('image/') && { 'content-disposition': 'attachment' }) },
    },
  )

/**
 * The response for an uploaded file, or for the smaller size `_w` of a picture; undefined if there is neither. Only pictures are
 * scaled; other files are served unchanged. Source: UPL-5, UPL-6.
 */
export const uploadedFile = (db: Db, path: string): Response | undefined => {
  const [, stem = path, size, ending = ''] = /^(.*?)(?:_(\d+))?(\.\w+)$/.exec(path) ?? []
  const whole = db.uploads.by('url', path)[0]
  const row = whole ?? db.uploads.by('url', `${stem}${ending}`)[0]
  if (!row) return undefined
  const box = whole ? row.box : [...(row.thumb ?? []), ...usual].find(([width]) => width === Number(size))
  if (!row.type.startsWith('image/')) return whole && original(row)
  if (!box) return whole && original(row)
  return new Response(scaled(row, box), { headers: { ...harmless, 'content-type': 'image/svg+xml' } })
}
