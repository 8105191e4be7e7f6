import { sellerFullReductions } from '#contracts/api/marketing/full-reductions.ts'
import { crudExamples } from '../crud.ts'
import { fiveOff, period, reduction } from './samples.ts'

const { id, given } = reduction
const form = { ...fiveOff, ...period }

export const fullReductionExamples = crudExamples(sellerFullReductions, {
  given,
  id,
  row: { id, ...fiveOff, status: 1, ...period, created_at: '2026-01-02 03:04:05' },
  added: form,
  changed: { ...form, money: '6.00' },
  wrong: { ...form, name: '' },
})
