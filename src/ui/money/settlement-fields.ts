/**
 * Field definitions of settlements, shared by both back offices. The shop only writes completed ones; the other statuses come
 * from the wire format.
 */
export const settlementFields = {
  settlement_no: { kind: 'text', width: 184, minor: true },
  total_price: { kind: 'money', label: 'orderSettlements.total', width: 108 },
  settlement_price: { kind: 'money', width: 132 },
  status: {
    kind: 'choice',
    label: 'field.status',
    of: { 0: 'orderSettlements.waiting', 1: 'orderSettlements.done', 2: 'orderSettlements.refused' },
    tag: { 0: 'warning', 1: 'success', 2: 'danger' },
    minor: true,
  },
  info: { kind: 'longText', label: 'orderSettlements.info', span: 24 },
} as const
