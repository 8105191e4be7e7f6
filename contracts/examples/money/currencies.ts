import { adminCurrencies } from '#contracts/api/money/currencies.ts'
import { crudExamples } from '../crud.ts'

const currency = {
  id: 90_271,
  name: 'Renminbi',
  ename: 'zh-cn',
  currency: '¥',
  currency_ename: 'RMB',
  content: '',
  created_at: '2026-01-02 03:04:05',
}
const form = { name: 'Euro', ename: 'de', currency: '€', currency_ename: 'EUR', content: '' }

export const currencyExamples = crudExamples(adminCurrencies, {
  given: ['a currency exists', { id: currency.id }],
  id: currency.id,
  row: currency,
  added: form,
  changed: { ...form, content: 'Euro area' },
  wrong: { ...form, currency: '' },
})
