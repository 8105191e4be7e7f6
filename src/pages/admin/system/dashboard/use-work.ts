import { ArrowUndoRegular } from '@fluentui/react-icons/svg/arrow-undo'
import { BoxSearchRegular } from '@fluentui/react-icons/svg/box-search'
import { BuildingShopRegular } from '@fluentui/react-icons/svg/building-shop'
import { MoneyHandRegular } from '@fluentui/react-icons/svg/money-hand'
import { VehicleTruckProfileRegular } from '@fluentui/react-icons/svg/vehicle-truck-profile'
import { adminGoods } from '#contracts/api/catalogue/back-office-goods.ts'
import { adminCashes } from '#contracts/api/money/cashes.ts'
import { listAdminStores } from '#contracts/api/stores/back-office-stores.ts'
import { storeVerify } from '#contracts/api/stores/stores.ts'
import { useData } from '#src/lib/http/use-data.ts'
import { useScreen } from '#src/lib/menu/screen.ts'
import { useMay } from '#src/lib/session/use-may.ts'
import { countIn } from '#src/ui/dashboard/count-in.ts'
import type { Work } from '#src/ui/dashboard/work.tsx'

type Orders = { readonly order_send: number; readonly order_refund: number }

/** One row is enough: the reply tells how many there are. */
const first = { page: 1, per_page: 1 } as const

/** What waits for an administrator, of the screens that the account may open. Source: DSH-14. */
export const useWork = (orders: Orders | undefined): readonly Work[] => {
  const may = useMay()
  const { offers } = useScreen()
  const asks = <Query>(to: Parameters<typeof may>[0], screen: string, query: Query) =>
    may(to) && offers(screen) ? { query } : null
  const quiet = { quiet: true } as const
  const reviewing = { ...first, store_verify: String(storeVerify.reviewing), isResource: 'Admin' }
  const stores = useData(listAdminStores, asks(listAdminStores, '/Admin/stores', reviewing), quiet)
  const cashes = useData(adminCashes.list, asks(adminCashes.list, '/Admin/cashes', { ...first, cash_status: '0' }), quiet)
  const goods = useData(adminGoods.list, asks(adminGoods.list, '/Admin/goods', { ...first, goods_verify: '2' }), quiet)
  return [
    {
      name: 'dashboard.work.applications',
      icon: BuildingShopRegular,
      to: `/Admin/stores?step=${storeVerify.reviewing}`,
      count: countIn(stores, ({ total }) => total),
    },
    {
      name: 'dashboard.work.withdrawals',
      icon: MoneyHandRegular,
      to: '/Admin/cashes?cash_status=0',
      count: countIn(cashes, ({ total }) => total),
    },
    {
      name: 'dashboard.work.review',
      icon: BoxSearchRegular,
      to: '/Admin/goods?goods_verify=2',
      count: countIn(goods, ({ total }) => total),
    },
    {
      name: 'dashboard.work.afterSales',
      icon: ArrowUndoRegular,
      to: '/Admin/orders?order_status=5',
      count: orders?.order_refund,
    },
    {
      name: 'dashboard.work.ship',
      icon: VehicleTruckProfileRegular,
      to: '/Admin/orders?order_status=2',
      count: orders?.order_send,
    },
  ]
}
