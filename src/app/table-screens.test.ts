import { beforeAll, expect, test } from 'vitest'
import i18next from 'i18next'
import { needTexts, startTexts } from '#src/i18n/i18n.ts'
import { isRequired } from '#src/table/form/form-values.ts'
import type { TableDefinition } from '#src/table/define-table.ts'

const modules = import.meta.glob<TableDefinition>('../pages/{admin,seller}/*/*.page.ts', { eager: true, import: 'default' })
const screens = Object.entries(modules).map(([file, screen]) => ({ file: file.replace('../pages/', ''), screen }))

const fieldsOf = ({ columns, search, form, editForm, view }: TableDefinition) => [
  ...columns,
  ...search,
  ...form,
  ...editForm,
  ...view,
]

beforeAll(async () => {
  await startTexts('en')
  await needTexts('office')
})

test('there are table screens to look at', () => {
  expect(screens.length).toBeGreaterThan(3)
})

// Proves TCO-1, TCO-5.
test.each(screens)('every field and action of $file has its word', ({ screen }) => {
  const keys = [...fieldsOf(screen).map(field => field.label), ...screen.actions.map(action => action.name)]

  const missing = keys.filter(key => !i18next.exists(key, { fallbackLng: [] }))

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
