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

test('the app has table screens', () => {
  expect(screens.length).toBeGreaterThan(3)
})

// Proves TCO-1, TCO-5.
test.each(screens)('every field and action of $file has a text', ({ screen }) => {
  const keys = [...fieldsOf(screen).map(field => field.label), ...screen.actions.map(action => action.name)]

  const missing = keys.filter(key => !i18next.exists(key, { fallbackLng: [] }))

  expect(missing).toEqual([])
})

test.each(screens)(
  'the add form of $file has all fields that the contract requires',
  ({
    screen: {
      calls: { create },
      can,
      form,
      editor,
    },
  }) => {
    const sent = can.add !== false && !editor && create && 'shape' in create.body ? Object.keys(create.body.shape ?? {}) : []

    const missing = sent.filter(name => create && isRequired(create.body, name) && form.every(field => field.name !== name))

    expect(missing).toEqual([])
  },
)

const screenOf = (path: string): TableDefinition | undefined => screens.find(({ file }) => file === `${path}.page.ts`)?.screen

test.each([
  // Proves ART-10.
  { path: 'admin/content/notices', columns: ['name', 'tag'], form: ['name', 'tag', 'content'] },
  // Proves MKS-6.
  {
    path: 'seller/marketing/distributions',
    columns: ['goods_name', 'lev_1', 'lev_2', 'lev_3', 'total_money', 'total_commission'],
    form: ['goods_id', 'lev_1', 'lev_2', 'lev_3'],
  },
  // Proves ARA-4.
  { path: 'admin/system/areas', columns: ['name', 'code'], form: ['pid', 'name', 'code'] },
])('$path has the columns and form fields of its requirement', ({ path, columns, form }) => {
  const screen = screenOf(path)

  expect(screen?.columns.map(({ name }) => name)).toEqual(expect.arrayContaining(columns))
  expect(screen?.form.map(({ name }) => name)).toEqual(form)
})

// Proves ARA-4.
test('the table of areas is a tree, can be imported, and has a button that clears the cache', () => {
  const areas = screenOf('admin/system/areas')

  expect(areas?.tree).toEqual({ parent: 'code', field: 'pid' })
  expect(areas?.can.import).toBe(true)
  expect(areas?.actions.map(({ name }) => name)).toContain('btn.clearCache')
})
