/** Side lengths of the thumbnails that the server creates for every picture, in px. Source: WIR-5. */
export type ThumbSize = 150 | 300 | 400

/**
 * URL of a picture's thumbnail: `/a/b.png` becomes `/a/b_300.png`. Returns data and blob URLs, URLs without an extension and
 * thumbnails unchanged.
 */
export const thumbOf = (src: string, size?: ThumbSize): string => {
  if (size === undefined || /^(data|blob):/.test(src)) return src
  const [, path = src, extension, rest = ''] = /^([^?#]*?)(\.[a-z0-9]{2,5})([?#].*)?$/i.exec(src) ?? []
  if (extension === undefined || /_(150|300|400)$/.test(path)) return src
  return `${path}_${size}${extension}${rest}`
}
