/** Sides of the small siblings that the server keeps of every picture. Source: WIR-5. */
export type ThumbSize = 150 | 300 | 400

/**
 * Address of the sibling of a picture with that side: `/a/b.png` becomes `/a/b_300.png`.
 * Left alone: data and blob addresses, addresses without an extension, thumbs themselves.
 */
export const thumbOf = (src: string, size?: ThumbSize): string => {
  if (size === undefined || /^(data|blob):/.test(src)) return src
  const [, path = src, extension, rest = ''] = /^([^?#]*?)(\.[a-z0-9]{2,5})([?#].*)?$/i.exec(src) ?? []
  if (extension === undefined || /_(150|300|400)$/.test(path)) return src
  return `${path}_${size}${extension}${rest}`
}
