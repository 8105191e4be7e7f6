import i18next from 'i18next'
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { loadAreas } from '#contracts/api/system/areas.ts'
import { crud } from '#contracts/api/kit/crud.ts'
import { defineTable } from '../define-table.ts'
import { guessMapping, planRows } from './import-plan.ts'

// Without texts, i18next returns the keys.
beforeAll(() => i18next.init({ lng: 'en', ns: [], defaultNS: 'common' }))

const Form = z.object({
  name: z.string().min(1).max(5),
  is_open: z.coerce.number().optional(),
  sort: z.string().regex(/^\d+$/).optional(),
})
const calls = crud({ path: '/Admin/things', auth: 'admin', noun: 'things', row: Form.extend({ id: z.int() }), form: Form })
const screen = defineTable(calls, {
  columns: ['name'],
  form: ['name', 'is_open', 'sort'],
  fields: { is_open: { kind: 'choice', of: { 1: 'btn.yes', 0: 'btn.no' } } },
})
const labels = new Map([['is_open', new Map<string, string>()]])
const planned = (rows: string[][], mapping: (string | undefined)[] = ['name', 'is_open', 'sort']) =>
  planRows({ headings: [], rows }, mapping, screen.form, calls.create.body, labels)

describe('the columns of a file', () => {
  // Proves TEX-6.
  test('are mapped to fields by wire name or by label, each field once', () => {
    const mapping = guessMapping(['Name', '排序', 'other', 'name'], screen.form, field =>
      field.name === 'sort' ? ['排序', 'Order'] : [],
    )

    expect(mapping).toEqual(['name', 'sort', undefined, undefined])
  })
})

describe('a row of a file', () => {
  test('is sent with the values of its labels, and without empty cells', () => {
    const [row] = planned([['North', '1', '']])

    expect(row).toEqual({ line: 2, body: { name: 'North', is_open: '1' }, problems: {} })
  })

  test('reports fields that the contract would refuse, and unknown entries', () => {
    const rows = planned([
      ['', '1', '2'],
      ['Northern', 'perhaps', 'x'],
    ])

    expect(rows.map(({ problems }) => problems)).toEqual([
      { name: 'msg.requiredMsg' },
      { name: 'invalid.tooLong|5', is_open: 'invalid.unknownEntry', sort: 'invalid.format' },
    ])
  })

  test('has no values for unmapped fields', () => {
    expect(planned([['7']], ['sort'])[0]?.problems).toEqual({ name: 'msg.requiredMsg' })
  })
})

describe('rows of a tree', () => {
  const AreaForm = z.object({ pid: z.string().min(1), name: z.string(), code: z.string().min(2) })
  const areas = defineTable(
    crud({ path: '/Admin/places', auth: 'admin', noun: 'places', row: AreaForm.extend({ id: z.int() }), form: AreaForm }),
    {
      columns: ['name'],
      form: ['pid', 'name', 'code'],
      fields: { pid: { kind: 'cascade', to: loadAreas, show: 'name', by: 'code' } },
    },
  )
  const stored = new Map([
    [
      'pid',
      new Map([
        ['0', 'Top'],
        ['33', 'Stored'],
      ]),
    ],
  ])
  const plannedAreas = (...rows: string[][]) =>
    planRows({ headings: [], rows }, ['pid', 'name', 'code'], areas.form, AreaForm, stored, { parent: 'code', field: 'pid' })

  // Proves TEX-8.
  test('are sent after their parents, which they refer to by value or by name', () => {
    const rows = plannedAreas(
      ['West City', 'Old Town', '970101'],
      ['97', 'West City', '9701'],
      ['Stored', 'Far', '3309'],
      ['Top', 'Westland', '97'],
    )

    expect(rows.map(({ line, body, problems }) => [line, body.pid, problems])).toEqual([
      [4, '33', {}],
      [5, '0', {}],
      [3, '97', {}],
      [2, '9701', {}],
    ])
  })

  // Proves TEX-8.
  test('report a missing parent, and a circular one', () => {
    const rows = plannedAreas(
      ['99', 'Lost', '98'],
      ['95', 'Own', '95'],
      ['93', 'One', '92'],
      ['92', 'Other', '93'],
      ['93', 'Below', '94'],
    )

    expect(Object.fromEntries(rows.map(({ line, problems }) => [line, problems.pid]))).toEqual({
      2: 'invalid.unknownEntry',
      3: 'invalid.circle',
      4: 'invalid.circle',
      5: 'invalid.circle',
      6: undefined,
    })
  })
})
