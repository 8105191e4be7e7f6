import type { Row } from '#src/table/kind.ts'
import type { TableDefinition } from '#src/table/page.ts'
import { expect, test } from '../one-profile.ts'
import { textByKey } from '../words.ts'
import type { TableScreen } from './screen.ts'

type Search = TableDefinition['search'][number]

const at = (row: unknown, name: string): unknown => (typeof row === 'object' && row !== null ? Reflect.get(row, name) : undefined)

/** What the first row that has something shows in a field of the search bar. */
const shownIn = (rows: readonly Row[], { name, rule }: Search): string => {
  const relation = typeof rule === 'object' ? rule.relation : ''
  const values = rows.flatMap(row => [at(row[relation], name), row[name]])
  return String(values.find(value => (typeof value === 'string' && value !== '') || typeof value === 'number') ?? '')
}

/** One search by each field: the address says it, and rows are there. */
export const findsRows = ({ path, as, definition, search: values = {} }: TableScreen): void => {
  test('finds its rows by each field of its search bar', async ({ api, backOffice, page, t }) => {
    test.slow(definition.search.length > 3, 'many fields')
    const call = await api(as)
    const { data: rows } = await call(definition.calls.list, { query: { page: 1, per_page: 30, ...definition.params } })
    await backOffice.open(path)

    for (const search of definition.search) {
      const { name, label } = search
      await backOffice.searchBy(textByKey(t, label), values[name] ?? shownIn(rows, search))
      await expect(page).toHaveURL(new RegExp(`[?&]${name}=`))
      await backOffice.settled()
      await expect(backOffice.rows().getByRole('gridcell').first()).toBeVisible()
      await expect(page.getByRole('alert')).toHaveCount(0)
    }
  })
}
