import { listMoneyLogs } from '#contracts/api/money/money-logs.ts'
import { ask, must, type Rule } from '../rule.ts'

const ofOnePurse: Rule = {
  name: 'The movements of a purse contain no movement of another purse.',
  about: [listMoneyLogs],
  source: 'WAL-2',
  run: async shop => {
    for (const is_type of [0, 1, 2] as const) {
      const { data } = await ask(shop, listMoneyLogs, { query: { is_type, per_page: 400 } }, 'shopper')
      const stranger = data.find(row => row.is_type !== is_type)
      must(stranger === undefined, `data.data[].is_type where is_type=${is_type}`, String(is_type), stranger?.is_type)
    }
  },
}

/** Rules for the list of movements. */
export const movementRules: readonly Rule[] = [ofOnePurse]
