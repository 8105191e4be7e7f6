import { beforeAll, expect, test } from 'vitest'
import i18next from 'i18next'
import { needTexts, startTexts } from '#src/i18n/i18n.ts'
import type { z } from 'zod'
import { isReadOnly, isRequired, withoutBlanks, type Values } from '#src/table/form/form-values.ts'
import { kindOf } from '#src/table/kinds/index.ts'
import type { Field, TableDefinition } from '#src/table/define-table.ts'

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

/** The value of every field in an edited record; any text that is not empty. */
const something = 'something'

/** Names of the fields that a form refuses because they are empty, though its labels do not say that they are required. */
const unmarked = (body: z.ZodType, fields: readonly Field[], held: Values): string[] => {
  const shown = fields.filter(field => !isReadOnly(field, Object.keys(held).length > 0) && !kindOf(field.kind).isSecret)
  return shown.flatMap(({ name, kind }) => {
    const { error } = body.safeParse(withoutBlanks({ [name]: kindOf(kind).blank ?? '' }, body, held))
    const isRefused = error?.issues.some(({ path }) => path[0] === name) ?? false
    return isRefused === isRequired(body, name, held[name]) ? [] : [name]
  })
}

// Proves TFO-6.
test.each(screens)('the forms of $file mark what they refuse to send empty, and nothing else', ({ screen }) => {
  const { calls, form, editForm } = screen
  const held = Object.fromEntries(editForm.map(({ name }) => [name, something]))

  const added = calls.create ? unmarked(calls.create.body, form, {}) : []
  const changed = calls.update ? unmarked(calls.update.body, editForm, held) : []

  expect({ added, changed }).toEqual({ added: [], changed: [] })
})

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
