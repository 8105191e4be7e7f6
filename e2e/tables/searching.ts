import type { Row } from '#src/table/kind.ts'
import { expect, test } from '../test.ts'
import { textByKey } from '../words.ts'
import type { TableScreen } from './screen.ts'

/** A text of the first row that has one in that field. */
const shownIn = (rows: readonly Row[], name: string): string | undefined => {
  const value = rows.map(row => row[name]).find(one => (typeof one === 'string' && one !== '') || typeof one === 'number')
  return value === undefined ? undefined : String(value)
}

/** One search by each field that takes a text or an entry: the address says it, and what was looked for is there. */
export const findsRows = ({ path, as, definition, search: values = {} }: TableScreen): void => {
  test('finds its rows by each field of its search bar', async ({ api, backOffice, page, t }) => {
    test.slow(definition.search.length > 3, 'many fields')
    const call = await api(as)
    const { data: rows } = await call(definition.calls.list, { query: { page: 1, per_page: 30, ...definition.params } })
    await backOffice.open(path)

    for (const { name, label, rule } of definition.search) {
      if (rule === 'range') continue
      const value = values[name] ?? shownIn(rows, name)
      if (!(await backOffice.searchBy(textByKey(t, label), value))) continue
      await expect(page).toHaveURL(new RegExp(`[?&]${name}=`))
      await expect(page.getByRole('progressbar')).toHaveCount(0)
      await expect(backOffice.rows().first()).toBeVisible()
      await expect(page.getByRole('alert')).toHaveCount(0)
    }
  })
}
