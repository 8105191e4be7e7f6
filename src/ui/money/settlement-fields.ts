/**
 * Field definitions of settlements, shared by both back offices. The shop only writes completed ones; the other statuses come
 * from the wire format.
 */
export const settlementFields = {
  settlement_no: { kind: 'text', width: 220 },
  total_price: { kind: 'money', label: 'orderSettlements.total' },
  settlement_price: { kind: 'money', width: 140 },
  status: {
    kind: 'choice',
    label: 'field.status',
    of: { 0: 'orderSettlements.waiting', 1: 'orderSettlements.done', 2: 'orderSettlements.refused' },
    tag: { 0: 'warning', 1: 'success', 2: 'danger' },
  },
  info: { kind: 'longText', label: 'orderSettlements.info', span: 24 },
} as const

export const settlementColumns = ['settlement_no', 'total_price', 'settlement_price', 'status', 'created_at'] as const

export const settlementView = ['settlement_no', 'status', 'total_price', 'settlement_price', 'created_at', 'info'] as const
