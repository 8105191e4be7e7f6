import { expect, test } from 'vitest'
import type { TableName } from '../db/rows.ts'
import type { Row } from '../db/table.ts'
import { translated } from '../db/translated.ts'
import { vocabulary } from '../devtools/vocabulary.ts'
import { createShop } from '../test-shop.ts'

const isChinese = (text: unknown): boolean => /\p{Script=Han}/u.test(JSON.stringify(text ?? ''))

// Proves LNG-5.
test.each(vocabulary())('"$name" writes no text that an English page shows in Chinese', ({ name, facts }) => {
  const { given, world } = createShop()

  given(name, Object.fromEntries(facts.map(({ name: fact, value }) => [fact, value])))

  const written = Object.entries(world.db.changes()).flatMap(([table, { rows }]) =>
    (translated[table as TableName] ?? []).flatMap(column =>
      rows.flatMap(row => {
        if (typeof row === 'number') return []
        const { english = {} }: Row = row
        const shown = english[column] ?? Reflect.get(row, column)
        return isChinese(shown) ? [`${table}.${column}: ${JSON.stringify(shown)}`] : []
      }),
    ),
  )
  expect(written).toEqual([])
})
