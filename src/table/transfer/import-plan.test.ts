import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { crud } from '#contracts/api/kit/crud.ts'
import { page } from '../page.ts'
import { guessMapping, planRows } from './import-plan.ts'

const Form = z.object({
  name: z.string().min(1).max(5),
  is_open: z.coerce.number().optional(),
  sort: z.string().regex(/^\d+$/).optional(),
})
const calls = crud({ path: '/Admin/things', auth: 'admin', noun: 'things', row: Form.extend({ id: z.int() }), form: Form })
const screen = page(calls, {
  columns: ['name'],
  form: ['name', 'is_open', 'sort'],
  fields: { is_open: { kind: 'choice', of: { 1: 'btn.yes', 0: 'btn.no' } } },
})
const labels = new Map([['is_open', new Map<string, string>()]])
const planned = (rows: string[][], mapping: (string | undefined)[] = ['name', 'is_open', 'sort']) =>
  planRows({ headings: [], rows }, mapping, screen.form, calls.create.body, labels)

describe('the columns of a file', () => {
  test('are for the fields that they are named after, in the words of the wire or of people; each field once', () => {
    const mapping = guessMapping(['Name', '排序', 'other', 'name'], screen.form, field =>
      field.name === 'sort' ? ['排序', 'Order'] : [],
    )

    expect(mapping).toEqual(['name', 'sort', undefined, undefined])
  })
})

describe('a row of a file', () => {
  test('is sent with the values that its words stand for, and without what it leaves empty', () => {
    const [row] = planned([['North', '1', '']])

    expect(row).toEqual({ body: { name: 'North', is_open: '1' }, faults: {} })
  })

  test('says which fields the contract would refuse, and which entries nobody knows', () => {
    const rows = planned([
      ['', '1', '2'],
      ['Northern', 'perhaps', 'x'],
    ])

    expect(rows.map(({ faults }) => faults)).toEqual([
      { name: 'msg.requiredMsg' },
      { name: 'invalid.tooLong|5', is_open: 'invalid.unknownEntry', sort: 'invalid.format' },
    ])
  })

  test('lacks what no column was chosen for', () => {
    expect(planned([['7']], ['sort'])[0]?.faults).toEqual({ name: 'msg.requiredMsg' })
  })
})
