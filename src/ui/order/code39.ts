/** Nine elements of each sign, bars and gaps in turn; 1 is wide. Source: ISO/IEC 16388. */
const signs: Readonly<Record<string, string>> = {
  '0': '000110100',
  '1': '100100001',
  '2': '001100001',
  '3': '101100000',
  '4': '000110001',
  '5': '100110000',
  '6': '001110000',
  '7': '000100101',
  '8': '100100100',
  '9': '001100100',
  A: '100001001',
  B: '001001001',
  C: '101001000',
  D: '000011001',
  E: '100011000',
  F: '001011000',
  G: '000001101',
  H: '100001100',
  I: '001001100',
  J: '000011100',
  K: '100000011',
  L: '001000011',
  M: '101000010',
  N: '000010011',
  O: '100010010',
  P: '001010010',
  Q: '000000111',
  R: '100000110',
  S: '001000110',
  T: '000010110',
  U: '110000001',
  V: '011000001',
  W: '111000000',
  X: '010010001',
  Y: '110010000',
  Z: '011010000',
  '-': '010000101',
}
const edge = '010010100'
const wide = 3

/** A bar of a barcode: where it begins and how wide it is, in widths of the narrowest one. */
export type Bar = { readonly at: number; readonly width: number }

/** The barcode of a tracking number in Code 39, with its whole width; undefined where a sign is none of that code. */
export const barcodeOf = (text: string): { readonly bars: readonly Bar[]; readonly width: number } | undefined => {
  const codes = text
    .toUpperCase()
    .split('')
    .map(sign => signs[sign])
  if (codes.length === 0 || codes.includes(undefined)) return undefined
  const elements = [edge, ...codes, edge].join('0')
  const bars: Bar[] = []
  let at = 0
  for (const [index, element] of elements.split('').entries()) {
    const width = element === '1' ? wide : 1
    if (index % 2 === 0) bars.push({ at, width })
    at += width
  }
  return { bars, width: at }
}
