import type { Row } from '#src/table/kind.ts'
import { expect, test } from './one-tab.ts'
import { textByKey } from '../words.ts'
import type { TableScreen } from './screen.ts'

/** A text of the first row that has one in that field. */
const shownIn = (rows: readonly Row[], name: string): string | undefined => {
  const value = rows.map(row => row[name]).find(one => (typeof one === 'string' && one !== '') || typeof one === 'number')
  return value === undefined ? undefined : String(value)
}

/** One search by each field: the address says it, and rows are there. */
export const findsRows = ({ path, as, definition, search: values = {} }: TableScreen): void => {
  test('finds its rows by each field of its search bar', async ({ api, backOffice, page, t }) => {
    test.slow(definition.search.length > 3, 'many fields')
    const call = await api(as)
    const { data: rows } = await call(definition.calls.list, { query: { page: 1, per_page: 30, ...definition.params } })
    await backOffice.open(path)

    for (const { name, label } of definition.search) {
      await backOffice.searchBy(textByKey(t, label), values[name] ?? shownIn(rows, name))
      await expect(page).toHaveURL(new RegExp(`[?&]${name}=`))
      await backOffice.settled()
      await expect(backOffice.rows().getByRole('gridcell').first()).toBeVisible()
      await expect(page.getByRole('alert')).toHaveCount(0)
    }
  })
}
