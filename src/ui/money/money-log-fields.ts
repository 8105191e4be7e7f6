/** Field definitions of balance movements, shared by both back offices. Source: MSC-3, MSC-4. */
export const moneyLogFields = {
  name: { kind: 'text', label: 'moneyLogs.name' },
  money: {
    kind: 'money',
    label: 'moneyLogs.amount',
    signed: true,
    points: (row: { readonly is_type?: unknown }) => row.is_type === 2,
  },
  is_type: {
    kind: 'choice',
    label: 'moneyLogs.purse',
    of: { 0: 'purse.balance', 1: 'purse.frozen', 2: 'purse.points' },
  },
  info: { kind: 'longText', label: 'moneyLogs.info', span: 24, minor: true },
} as const
