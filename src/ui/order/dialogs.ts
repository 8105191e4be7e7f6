import { lazy } from 'react'
import type { ShipCalls, WaybillCalls } from './order-calls.ts'

/** `shipDialog` of ship-dialog.tsx, loaded when it opens. */
export const shipDialog = (calls: ShipCalls) =>
  lazy(async () => ({ default: (await import('./ship-dialog.tsx')).shipDialog(calls) }))

/** `waybillDialog` of waybill-dialog.tsx, loaded when it opens. */
export const waybillDialog = (calls: WaybillCalls) =>
  lazy(async () => ({ default: (await import('./waybill/waybill-dialog.tsx')).waybillDialog(calls) }))

/** `RefundDialog` of refund-dialog.tsx, loaded when it opens. */
export const RefundDialog = lazy(async () => ({ default: (await import('../after-sales/refund-dialog.tsx')).RefundDialog }))
