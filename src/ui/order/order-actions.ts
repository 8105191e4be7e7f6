import { PrintRegular } from '@fluentui/react-icons/svg/print'
import { VehicleTruckProfileRegular } from '@fluentui/react-icons/svg/vehicle-truck-profile'
import { orderStatus } from '#contracts/api/orders/orders.ts'
import { shipDialog, waybillDialog } from './dialogs.ts'
import type { ShipCalls, WaybillCalls } from './order-calls.ts'

type Staged = { readonly order_status: number }
const isToShip = ({ order_status }: Staged) => order_status === orderStatus.waitingDelivery

/** Bulk actions on orders, shared by both back offices. Source: OSC-7, OSC-8. */
export const orderActions = ({ find, ship, waybill }: ShipCalls & WaybillCalls) =>
  [
    {
      name: 'orders.ship',
      one: 'orders.shipNow',
      icon: VehicleTruckProfileRegular,
      needs: 'selection',
      primary: true,
      when: isToShip,
      asks: ship,
      opens: shipDialog({ find, ship }),
    },
    {
      name: 'orders.waybills',
      one: 'orders.waybill',
      icon: PrintRegular,
      needs: 'selection',
      when: isToShip,
      asks: waybill,
      opens: waybillDialog({ find, waybill }),
    },
  ] as const
