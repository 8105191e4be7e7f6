/** Field definitions of withdrawals, shared by both back offices. */
export const cashFields = {
  name: { kind: 'text', label: 'cashes.name', width: 96 },
  bank_name: { kind: 'text', width: 120 },
  card_no: { kind: 'text', width: 176 },
  money: { kind: 'money', label: 'cashes.money', width: 112 },
  commission: { kind: 'money', width: 88 },
  cash_status: {
    kind: 'choice',
    of: { 0: 'cashes.waiting', 1: 'cashes.paidOut', 2: 'cashes.refused' },
    tag: { 0: 'warning', 1: 'success', 2: 'danger' },
    width: 116,
  },
} as const

/** Search fields of withdrawals. */
export const cashSearch = {
  name: 'startsWith',
  bank_name: 'startsWith',
  card_no: 'startsWith',
  money: 'equals',
  cash_status: 'equals',
} as const
