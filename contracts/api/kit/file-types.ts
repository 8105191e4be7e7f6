/** Maximum size of an uploaded file, in bytes. Source: UPL-2. */
export const mostBytes = 10 * 1024 * 1024

/** File signatures (the first bytes, in hexadecimal) by file extension; an extension alone proves nothing. */
export type FileTypes = Readonly<Record<string, readonly string[]>>

const zip = '504b0304'
/** `-----BEGIN`. */
const armour = '2d2d2d2d2d424547494e'

/** Picture types that every upload accepts. Source: UPL-2. */
export const pictureTypes = {
  jpg: ['ffd8ff'],
  jpeg: ['ffd8ff'],
  png: ['89504e47'],
  gif: ['47494638'],
} as const satisfies FileTypes

/** Types that administrators may upload as well, with `uploadType=uploadFile`. Source: UPL-2. */
export const otherFileTypes = {
  ico: ['00000100'],
  crt: [armour, '3082'],
  pem: [armour],
  xls: ['d0cf11e0'],
  xlsx: [zip],
  png: pictureTypes.png,
  apk: [zip],
  wgt: [zip],
} as const satisfies FileTypes

/** How many bytes from the start of a file are needed to tell its type. */
export const telling = 16

/** Extension of a file name, in lower case. */
export const endingOf = (name: string): string => /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? ''

/** Those of `types` whose signature matches the first bytes of a file. */
export const typesOf = (start: Uint8Array, types: FileTypes): string[] => {
  const hex = Array.from(start.subarray(0, telling), byte => byte.toString(16).padStart(2, '0')).join('')
  return Object.entries(types).flatMap(([ending, starts]) => (starts.some(one => hex.startsWith(one)) ? [ending] : []))
}
