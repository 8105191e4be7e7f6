/** Text keys of the reasons why a spreadsheet cannot be read or written. */
export const sheetErrorTexts = {
  empty: 'table.sheetErrors.empty',
  slow: 'table.sheetErrors.slow',
  tooLarge: 'table.sheetErrors.tooLarge',
  tooManyRows: 'table.sheetErrors.tooManyRows',
  unreadable: 'table.sheetErrors.unreadable',
  wrongType: 'table.sheetErrors.wrongType',
} as const
