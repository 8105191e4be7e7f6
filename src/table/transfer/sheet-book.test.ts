import { describe, expect, test } from 'vitest'
import { read, utils, write, type WorkBook } from 'xlsx'
import { readBook, writeBook } from './sheet-book.ts'
import { sheetLimits, sheetTypeOf } from './sheet-guard.ts'

const bytesOf = (book: WorkBook): ArrayBuffer => write(book, { type: 'array', bookType: 'xlsx', compression: true })

const bookOf = (...sheets: unknown[][][]): ArrayBuffer => {
  const book = utils.book_new()
  sheets.forEach((rows, at) => utils.book_append_sheet(book, utils.aoa_to_sheet(rows), `S${at}`))
  return bytesOf(book)
}

const text = (content: string): ArrayBuffer => new TextEncoder().encode(content).buffer

describe('a written file can be read again', () => {
  test('with numbers, texts, Chinese, and texts that look like formulas', () => {
    const rows = [
      ['名称', 'Price', 'Note'],
      ['茶', 12.5, '=HYPERLINK("http://x")'],
      ['-5 °C', -3, '@home'],
    ]

    const again = readBook('a.xlsx', writeBook(rows), 10)

    expect(again).toEqual({
      headings: ['名称', 'Price', 'Note'],
      rows: [
        ['茶', '12.5', '=HYPERLINK("http://x")'],
        ['-5 °C', '-3', '@home'],
      ],
    })
  })

  test('with a single dash', () => {
    const book = read(writeBook([['-']]))

    expect(book.Sheets[book.SheetNames[0] ?? '']?.A1?.v).toBe('-')
  })

  // Proves TEX-5.
  test('without formulas', () => {
    const file = new TextDecoder('latin1').decode(writeBook([['=1+1']]))

    expect(file).not.toContain('<f>')
  })
})

describe('reading a file', () => {
  // Proves TEX-6.
  test('returns only its first sheet, without empty lines', () => {
    const content = readBook('a.xlsx', bookOf([['name'], [], ['North']], [['other'], ['South']]), 10)

    expect(content).toEqual({ headings: ['name'], rows: [['North']] })
  })

  test('accepts headings that are JavaScript property names', () => {
    const content = readBook(
      'a.xlsx',
      bookOf([
        ['__proto__', 'constructor'],
        ['a', 'b'],
      ]),
      10,
    )

    expect(content.headings).toEqual(['__proto__', 'constructor'])
    expect(content.rows).toEqual([['a', 'b']])
  })

  // Proves TEX-5.
  test('returns the result of a formula, and a merged cell once', () => {
    const sheet = utils.aoa_to_sheet([
      ['a', 'b'],
      [{ t: 'n', v: 3, f: '1+2' }, 'x'],
    ])
    sheet['!merges'] = [{ s: { r: 1, c: 1 }, e: { r: 2, c: 1 } }]
    const book = utils.book_new()
    utils.book_append_sheet(book, sheet, 'S')

    expect(readBook('a.xlsx', bytesOf(book), 10).rows).toEqual([['3', 'x']])
  })

  test('accepts comma-separated text', () => {
    expect(readBook('a.csv', text('name,sort\n北,1\n"a,b",2\n'), 10).rows).toEqual([
      ['北', '1'],
      ['a,b', '2'],
    ])
  })
})

describe('refuses a file', () => {
  const many = Array.from({ length: 12 }, (_, at) => [`row ${at}`])
  const bomb = () => {
    const file = bookOf([['a'], ['b']])
    const view = new DataView(file)
    for (let at = 0; at < file.byteLength - 46; at++)
      if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, sheetLimits.unpacked, true)
    return file
  }
  const endless = () => {
    const file = bookOf([['a'], ['b']])
    new DataView(file).setUint16(file.byteLength - 14, 0xffff, true)
    return file
  }

  // Proves TEX-6.
  test.each([
    ['without any content', 'a.xlsx', new ArrayBuffer(0), 'empty'],
    ['with headings only', 'a.xlsx', bookOf([['name']]), 'empty'],
    ['with too many rows', 'a.xlsx', bookOf([['name'], ...many]), 'tooManyRows'],
    ['that is not a spreadsheet', 'a.xlsx', text('hello'), 'wrongType'],
    ['that is a workbook named like text', 'a.csv', bookOf([['a'], ['b']]), 'wrongType'],
    ['that unpacks to too many bytes', 'a.xlsx', bomb(), 'tooLarge'],
    ['that claims more entries than a spreadsheet has', 'a.xlsx', endless(), 'wrongType'],
    ['that is too large', 'a.csv', new ArrayBuffer(sheetLimits.file + 1), 'tooLarge'],
  ])('%s', (_, name, file, reason) => {
    expect(() => {
      sheetTypeOf(name, file)
      readBook(name, file, 10)
    }).toThrow(`spreadsheet: ${reason}`)
  })
})
