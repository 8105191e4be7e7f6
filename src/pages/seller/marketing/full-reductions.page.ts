import { sellerFullReductions } from '#contracts/api/marketing/full-reductions.ts'
import { defineTable } from '#src/table/define-table.ts'
import { phaseField } from './campaigns/phase.ts'

/** Spend-and-save rules: an amount off from a minimum spend. Source: MKS-3. */
export default defineTable(sellerFullReductions, {
  noun: 'nouns.spendAndSave',
  fields: {
    created_at: { kind: 'dateTime', minor: true },
    name: { kind: 'text', label: 'fullReductions.name', span: 24 },
    money: { kind: 'money', label: 'fullReductions.money' },
    use_money: { kind: 'money' },
    status: phaseField,
    start_time: { kind: 'dateTime' },
    end_time: { kind: 'dateTime', after: 'start_time' },
  },
  columns: ['name', 'money', 'use_money', 'status', 'start_time', 'end_time', 'created_at'],
  search: { name: 'contains' },
  form: ['name', 'use_money', 'money', 'start_time', 'end_time'],
  can: { view: false },
})
