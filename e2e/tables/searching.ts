import type { Row } from '#src/table/kind.ts'
import type { Field, TableDefinition } from '#src/table/define-table.ts'
import { expect } from '../test.ts'
import { textByKey, type T } from '../words.ts'
import type { ChecksOf } from './check.ts'
import { wordsOf } from './entering.ts'
import { isAlike, readCells, type Shown } from './reading.ts'
import { firstRows, valueIn } from './screen.ts'

type Search = TableDefinition['search'][number]

const operatorOf = ({ rule }: Search) => (typeof rule === 'object' ? rule.operator : rule)

const isSomething = (value: unknown): value is string | number =>
  (typeof value === 'string' && value !== '') || typeof value === 'number'

/** The value to search for, as the search bar displays it: the first non-empty one of the rows, or '' for the first option. */
const valueToSearch = (rows: readonly Row[], cells: readonly Shown[], search: Search, t: T): string => {
  const { name, kind, rule, options } = search
  const relation = typeof rule === 'object' ? rule.relation : ''
  const value = rows.flatMap(row => [valueIn(row[relation], name), row[name]]).find(isSomething)
  if (value === undefined) return ''
  if (kind === 'choice') return textByKey(t, String(wordsOf(search)[String(value)]))
  if (kind === 'switch' || kind === 'liveSwitch')
    return textByKey(t, String(Number(value) ? (options.on ?? 'btn.yes') : (options.off ?? 'btn.no')))
  if (kind === 'ref') return cells.map(row => row[name] ?? '').find(text => text !== '' && text !== '-') ?? ''
  return kind === 'cascade' ? '' : String(value)
}

const figure = (text: string) => Number(text.replace(/[¥,%+]/g, ''))

const day = (text: string) => text.slice(0, 'YYYY-MM-DD'.length)

/** The order of two numbers, or of two days. */
const order = (cell: string, asked: string) =>
  Number.isNaN(figure(asked)) ? day(cell).localeCompare(day(asked)) : figure(cell) - figure(asked)

/** Compares a cell with the searched value, by operator. No screen uses other operators. */
const comparisons: Readonly<Record<string, (cell: string, asked: string) => boolean>> = {
  equals: (cell, asked) => cell === asked || figure(cell) === figure(asked),
  contains: (cell, asked) => cell.includes(asked),
  startsWith: (cell, asked) => cell.startsWith(asked),
  endsWith: (cell, asked) => cell.endsWith(asked),
  range: (cell, asked) => day(cell) === day(asked),
  atLeast: (cell, asked) => order(cell, asked) >= 0,
  atMost: (cell, asked) => order(cell, asked) <= 0,
}

/** The labels of a choice, including its subdivisions: `5` also matches `5-1`. */
const wordsLike = (search: Search, asked: string, t: T): string[] => {
  if (search.kind !== 'choice') return []
  const words = Object.entries(wordsOf(search)).map(([key, word]) => [key, textByKey(t, String(word))] as const)
  const key = words.find(([, word]) => word === asked)?.[0]
  return words.filter(([one]) => one === key || one.startsWith(`${key}-`)).map(([, word]) => word)
}

/** True if a cell matches the searched value. */
const fits = (cell: string, asked: string, search: Search, t: T): boolean => {
  if (search.kind === 'liveSwitch') return isAlike(search, cell, asked, t)
  const isFitting = comparisons[operatorOf(search)]?.(cell.toLowerCase(), asked.toLowerCase()) ?? false
  return isFitting || wordsLike(search, asked, t).includes(cell)
}

/** What a cell shows of a searched value: of a secret number only its end. */
const shownOf = (asked: string, field: Field | undefined): string =>
  field?.options.masked === true ? `**** ${asked.slice(-4)}` : asked

/** Searches by each field: the URL contains it, and all returned rows match. */
export const findsRows: ChecksOf = screen => {
  const { as, definition, search: values = {} } = screen
  if (definition.search.length === 0) return []
  return [
    {
      // Proves TLI-4, TSE-1.
      name: 'finds its rows by each field of its search bar',
      run: async ({ api, backOffice, open, page, t }) => {
        await open()
        const rows = await firstRows(screen, await api(as))
        const all = await readCells(backOffice.grid, definition, t)

        for (const search of definition.search) {
          const { name, label } = search
          const asked = values[name] ?? valueToSearch(rows, all, search, t)
          await backOffice.searchBy(textByKey(t, label), asked)
          await expect(page).toHaveURL(new RegExp(`[?&]${name}=`))
          const shown = shownOf(
            asked,
            definition.columns.find(column => column.name === name),
          )
          const others = async () => {
            const found = await readCells(backOffice.grid, definition, t)
            if (asked !== '' && found.length === 0) return 'no rows'
            return found.filter(row => asked !== '' && row[name] !== undefined && !fits(row[name], shown, search, t))
          }
          await expect.poll(others, `rows that do not match ${name} = ${asked}`).toEqual([])
          await backOffice.settled()
          await expect(page.getByRole('alert')).toHaveCount(0)
        }
      },
    },
  ]
}
