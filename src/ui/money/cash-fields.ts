/** Field definitions of withdrawals, shared by both back offices. */
export const cashFields = {
  created_at: { kind: 'dateTime', minor: true },
  name: { kind: 'text', label: 'cashes.name', width: 112, minor: true },
  bank_name: { kind: 'text', width: 120, minor: true },
  card_no: { kind: 'text', width: 136, masked: true, minor: true },
  money: { kind: 'money', label: 'cashes.money', width: 112 },
  commission: { kind: 'money', width: 96, minor: true },
  cash_status: {
    kind: 'choice',
    of: { 0: 'cashes.waiting', 1: 'cashes.paidOut', 2: 'cashes.refused' },
    tag: { 0: 'warning', 1: 'success', 2: 'danger' },
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

/** The page of a withdrawal, without its progress: what is paid to which account, and what was written about it. Source: MSC-10. */
export const cashRecord = {
  name: 'id',
  state: 'cash_status',
  groups: [
    { title: 'cashes.sums', fields: ['money', 'commission'], wide: true },
    { title: 'cashes.account', fields: ['name', 'bank_name', 'card_no'], wide: true },
    { title: 'cashes.texts', fields: ['remark', 'refuse_info', 'created_at'] },
  ],
} as const
