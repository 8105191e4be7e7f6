import { expect, test } from 'vitest'
import en from '#src/i18n/en.json'
import zhCn from '#src/i18n/zh-cn.json'
import { isRequired } from '#src/table/form-values.ts'
import type { TableDefinition } from '#src/table/page.ts'

const modules = import.meta.glob<TableDefinition>('../pages/{admin,seller}/*.page.ts', { eager: true, import: 'default' })
const screens = Object.entries(modules).map(([file, screen]) => ({ file: file.replace('../pages/', ''), screen }))

const wordIn = (words: object, key: string): unknown =>
  key
    .split('.')
    .reduce<unknown>(
      (inside, part) =>
        typeof inside === 'object' && inside !== null ? Object.entries(inside).find(([name]) => name === part)?.[1] : undefined,
      words,
    )

const fieldsOf = ({ columns, search, form, editForm, view }: TableDefinition) => [
  ...columns,
  ...search,
  ...form,
  ...editForm,
  ...view,
]

test('there are table screens to look at', () => {
  expect(screens.length).toBeGreaterThan(3)
})

test.each(screens)('every field and action of $file has its word in both languages', ({ screen }) => {
  const keys = [...fieldsOf(screen).map(field => field.label), ...screen.actions.map(action => action.name)]

  const missing = keys.filter(key => typeof wordIn(zhCn, key) !== 'string' || typeof wordIn(en, key) !== 'string')

  expect(missing).toEqual([])
})

test.each(screens)(
  'whoever adds on $file can fill in all that the contract asks for',
  ({
    screen: {
      calls: { create },
      can,
      form,
      editor,
    },
  }) => {
    const asked = can.add !== false && !editor && create && 'shape' in create.body ? Object.keys(create.body.shape ?? {}) : []

    const missing = asked.filter(name => create && isRequired(create.body, name) && form.every(field => field.name !== name))

    expect(missing).toEqual([])
  },
)
