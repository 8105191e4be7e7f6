/** Text with its percent-encoding undone; as it is where the encoding is cut off or wrong. */
export const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/**
 * The decoded path that a request asks for, without its query.
 * @param target what follows the method in a request, such as `/goods/7?page=2`.
 * @returns `undefined` where no server can read it (another host, a backslash, an encoding that is cut off, a zero byte): such a request gets 400. Source: WIR-7.
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
