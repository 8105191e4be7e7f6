/** Percent-decodes a text; text with an invalid or truncated encoding is returned unchanged. */
export const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/**
 * The decoded path of a request, without its query.
 * @param target the request target after the method, such as `/goods/7?page=2`.
 * @returns `undefined` for a path that no server can read: another host, a backslash, a truncated encoding, a zero byte.
 * Such a request gets 400. Source: WIR-7.
 */
export const requestPath = (target: string): string | undefined => {
  const [path = ''] = target.split(/[?#]/, 1)
  if (!/^\/(?!\/)[^\\]*$/.test(path)) return undefined
  try {
    const decoded = decodeURIComponent(path)
    return decoded.includes('\0') ? undefined : decoded
  } catch {
    return undefined
  }
}
