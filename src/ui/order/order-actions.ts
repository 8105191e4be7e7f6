import { PrintRegular } from '@fluentui/react-icons/svg/print'
import { VehicleTruckProfileRegular } from '@fluentui/react-icons/svg/vehicle-truck-profile'
import { shipDialog, waybillDialog } from './dialogs.ts'
import type { ShipCalls, WaybillCalls } from './order-calls.ts'

/** Bulk actions on orders, shared by both back offices. Source: OSC-7, OSC-8. */
export const orderActions = ({ find, ship, waybill }: ShipCalls & WaybillCalls) =>
  [
    {
      name: 'orders.ship',
      icon: VehicleTruckProfileRegular,
      needs: 'selection',
      primary: true,
      asks: ship,
      opens: shipDialog({ find, ship }),
    },
    { name: 'orders.waybills', icon: PrintRegular, needs: 'selection', asks: waybill, opens: waybillDialog({ find, waybill }) },
  ] as const
