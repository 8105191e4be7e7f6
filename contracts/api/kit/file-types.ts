/** Largest file that may be uploaded. Source: UPL-2. */
export const mostBytes = 10 * 1024 * 1024

/** Ways in which files of a type begin, in hexadecimal, by the ending of their names; a name alone proves nothing. */
export type FileTypes = Readonly<Record<string, readonly string[]>>

const zip = '504b0304'
/** `-----BEGIN`. */
const armour = '2d2d2d2d2d424547494e'

/** Pictures that every upload takes. Source: UPL-2. */
export const pictureTypes = {
  jpg: ['ffd8ff'],
  jpeg: ['ffd8ff'],
  png: ['89504e47'],
  gif: ['47494638'],
} as const satisfies FileTypes

/** What administrators may upload besides, with `uploadType=uploadFile`. Source: UPL-2. */
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

/** How many bytes at the start of a file tell its type. */
export const telling = 16

/** Ending of a file's name, in small letters. */
export const endingOf = (name: string): string => /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? ''

/** The types among `types` that a file beginning with these bytes may have. */
export const typesOf = (start: Uint8Array, types: FileTypes): string[] => {
  const hex = Array.from(start.subarray(0, telling), byte => byte.toString(16).padStart(2, '0')).join('')
  return Object.entries(types).flatMap(([ending, starts]) => (starts.some(one => hex.startsWith(one)) ? [ending] : []))
}
