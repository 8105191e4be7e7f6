import { unzipSync } from 'fflate'

/** Reasons why a spreadsheet is refused. */
export type SheetErrorName = 'empty' | 'wrongType' | 'tooLarge' | 'tooManyRows' | 'slow' | 'unreadable'

/** A spreadsheet that cannot be read or written; every `reason` has a message for users. */
export class SheetError extends Error {
  readonly reason: SheetErrorName

  constructor(reason: SheetErrorName) {
    super(`spreadsheet: ${reason}`)
    this.name = 'SheetError'
    this.reason = reason
  }
}

/** Largest size of a file in bytes, compressed and uncompressed. */
export const sheetLimits = { file: 10 * 1024 * 1024, unpacked: 60 * 1024 * 1024 } as const

/** Limits the entries that are read: a zip file may claim billions, a spreadsheet has a few dozen. */
const mostEntries = 10_000

const isZip = (file: ArrayBuffer) => file.byteLength >= 22 && new DataView(file).getUint32(0, true) === 0x04034b50

/**
 * The uncompressed size in bytes that a zip file declares. Reads the central directory and decompresses nothing.
 * @returns undefined if the file is not a readable zip file.
 */
const unpackedSize = (file: ArrayBuffer): number | undefined => {
  if (!isZip(file)) return undefined
  let size = 0
  let entries = 0
  try {
    unzipSync(new Uint8Array(file), {
      filter: ({ originalSize }) => {
        size += originalSize
        if (++entries > mostEntries) throw new Error('too many entries')
        return false
      },
    })
  } catch {
    return undefined
  }
  return size
}

const isText = (file: ArrayBuffer) => !new Uint8Array(file, 0, Math.min(file.byteLength, 4096)).includes(0)

/**
 * Detects the type of a file by its content and its name.
 * @throws SheetError if it is empty, too large, or neither an xlsx file nor comma-separated text.
 * Source: TEX-6.
 */
export const sheetTypeOf = (name: string, file: ArrayBuffer): 'xlsx' | 'csv' => {
  if (file.byteLength === 0) throw new SheetError('empty')
  if (file.byteLength > sheetLimits.file) throw new SheetError('tooLarge')
  const size = unpackedSize(file)
  if (size !== undefined && size > sheetLimits.unpacked) throw new SheetError('tooLarge')
  if (size !== undefined && /\.xlsx$/i.test(name)) return 'xlsx'
  if (size === undefined && /\.csv$/i.test(name) && isText(file)) return 'csv'
  throw new SheetError('wrongType')
}

/** A cell to write; numbers stay numbers. */
export type SheetCell = string | number

/** Escapes a text that a spreadsheet would run as a formula with an apostrophe; a single dash stays. */
export const escaped = (cell: SheetCell): SheetCell =>
  typeof cell === 'string' && /^[=+\-@\t\r](?!$)/.test(cell) ? `'${cell}` : cell

/** Reverts `escaped`. */
export const unescaped = (text: string): string => (/^'[=+\-@\t\r](?!$)/.test(text) ? text.slice(1) : text)
