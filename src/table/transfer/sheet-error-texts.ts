/** Why a spreadsheet cannot be read or written, in words. */
export const sheetErrorTexts = {
  empty: 'table.sheetFaults.empty',
  slow: 'table.sheetFaults.slow',
  tooLarge: 'table.sheetFaults.tooLarge',
  tooManyRows: 'table.sheetFaults.tooManyRows',
  unreadable: 'table.sheetFaults.unreadable',
  wrongType: 'table.sheetFaults.wrongType',
} as const
