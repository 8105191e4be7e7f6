import JsBarcode from 'jsbarcode'

/** A bar of a barcode: its offset and width, in widths of the narrowest bar. */
export type Bar = { readonly at: number; readonly width: number }

/**
 * Encodes a tracking number in Code 39 (ISO/IEC 16388).
 * @returns the bars and the width of the whole code; undefined if a character is not part of Code 39.
 */
export const barcodeOf = (text: string): { readonly bars: readonly Bar[]; readonly width: number } | undefined => {
  const target: { encodings?: readonly { readonly data: string }[] } = {}
  let isValid = false
  JsBarcode(target, text, { format: 'CODE39', valid: valid => (isValid = valid) })
  const code = target.encodings?.[0]?.data
  if (!isValid || code === undefined) return undefined
  // The encoding ends with the gap that separates it from a next character.
  const modules = code.replace(/0+$/, '')
  return {
    bars: [...modules.matchAll(/1+/g)].map(({ 0: bar, index }) => ({ at: index, width: bar.length })),
    width: modules.length,
  }
}
