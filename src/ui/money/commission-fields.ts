/** Field definitions of commissions, shared by both back offices. Source: RFL-3. */
export const commissionFields = {
  name: { kind: 'text', label: 'distributionLogs.name' },
  goods_price: { kind: 'money', label: 'distributionLogs.lineTotal', width: 120 },
  lev: { kind: 'percent', label: 'distributionLogs.rate' },
  commission: { kind: 'money', label: 'distributionLogs.commission' },
  status: {
    kind: 'choice',
    label: 'distributionLogs.status',
    of: { 0: 'distributionLogs.waiting', 1: 'distributionLogs.settled' },
    tag: { 0: 'warning', 1: 'success' },
  },
} as const

/** Columns of a store's commissions. */
export const commissionColumns = ['name', 'goods_price', 'lev', 'commission', 'status', 'created_at'] as const

/** Columns of all stores' commissions. */
export const allCommissionColumns = ['name', 'store_name', 'goods_price', 'lev', 'commission', 'status', 'created_at'] as const
