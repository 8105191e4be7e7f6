/** Why a spreadsheet is not read. */
export type SheetFaultName = 'empty' | 'wrongType' | 'tooLarge' | 'tooManyRows' | 'slow' | 'unreadable'

/** A spreadsheet that cannot be read or written, for a reason that users are told. */
export class SheetFault extends Error {
  readonly reason: SheetFaultName

  constructor(reason: SheetFaultName) {
    super(`spreadsheet: ${reason}`)
    this.name = 'SheetFault'
    this.reason = reason
  }
}

/** What a file may be at most, in bytes: as it is, and unpacked. */
export const sheetLimits = { file: 10 * 1024 * 1024, unpacked: 60 * 1024 * 1024 } as const

const signatures = { entry: 0x02014b50, end: 0x06054b50, local: 0x04034b50 } as const

const endOf = (bytes: DataView): number | undefined => {
  for (let at = bytes.byteLength - 22; at >= Math.max(0, bytes.byteLength - 22 - 0xffff); at--)
    if (bytes.getUint32(at, true) === signatures.end) return at
  return undefined
}

/**
 * How large a packed spreadsheet says it is when unpacked, in bytes; the list of contents at its end is read, nothing is unpacked.
 * @returns undefined for what is no such file.
 */
export const unpackedSize = (file: ArrayBuffer): number | undefined => {
  const bytes = new DataView(file)
  if (bytes.byteLength < 22 || bytes.getUint32(0, true) !== signatures.local) return undefined
  const end = endOf(bytes)
  if (end === undefined) return undefined
  let at = bytes.getUint32(end + 16, true)
  let size = 0
  while (at + 46 <= end && bytes.getUint32(at, true) === signatures.entry) {
    size += bytes.getUint32(at + 24, true)
    at += 46 + bytes.getUint16(at + 28, true) + bytes.getUint16(at + 30, true) + bytes.getUint16(at + 32, true)
  }
  return size
}

const isText = (file: ArrayBuffer) => !new Uint8Array(file, 0, Math.min(file.byteLength, 4096)).includes(0)

/**
 * What a file is, going by its content and its name.
 * @throws SheetFault for what is empty, too large, or neither a packed spreadsheet nor comma-separated text.
 * Source: screens-shared TBL-85.
 */
export const sheetTypeOf = (name: string, file: ArrayBuffer): 'xlsx' | 'csv' => {
  if (file.byteLength === 0) throw new SheetFault('empty')
  if (file.byteLength > sheetLimits.file) throw new SheetFault('tooLarge')
  const size = unpackedSize(file)
  if (size !== undefined && size > sheetLimits.unpacked) throw new SheetFault('tooLarge')
  if (size !== undefined && /\.xlsx$/i.test(name)) return 'xlsx'
  if (size === undefined && /\.csv$/i.test(name) && isText(file)) return 'csv'
  throw new SheetFault('wrongType')
}

/** A cell as it is written: figures as figures, texts as texts. */
export type SheetCell = string | number

/** A text that a spreadsheet would run as a formula is kept from it by an apostrophe; a dash alone is none. */
export const escaped = (cell: SheetCell): SheetCell =>
  typeof cell === 'string' && /^[=+\-@\t\r](?!$)/.test(cell) ? `'${cell}` : cell

/** The text as it was before `escaped`. */
export const unescaped = (text: string): string => (/^'[=+\-@\t\r](?!$)/.test(text) ? text.slice(1) : text)
