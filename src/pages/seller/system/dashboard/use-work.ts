import { ArrowUndoRegular } from '@fluentui/react-icons/svg/arrow-undo'
import { BoxDismissRegular } from '@fluentui/react-icons/svg/box-dismiss'
import { BoxRegular } from '@fluentui/react-icons/svg/box'
import { ChatRegular } from '@fluentui/react-icons/svg/chat'
import { VehicleTruckProfileRegular } from '@fluentui/react-icons/svg/vehicle-truck-profile'
import { sellerGoods } from '#contracts/api/catalogue/back-office-goods.ts'
import { atMost } from '#contracts/wire/conditions.ts'
import { useData } from '#src/lib/http/use-data.ts'
import { useScreen } from '#src/lib/menu/screen.ts'
import { countIn } from '#src/ui/dashboard/count-in.ts'
import type { Work } from '#src/ui/dashboard/work.tsx'
import { useFriends } from '../../stores/chats/use-friends.ts'

type Orders = { readonly order_send: number; readonly order_refund: number }

/** A product with so few pieces left should be bought again. */
const lowStock = 5

const first = { page: 1, per_page: 1 } as const

/** What waits for a seller. Source: DSH-14. */
export const useWork = (orders: Orders | undefined): readonly Work[] => {
  const { offers } = useScreen()
  const goods = offers('/Seller/goods')
  const query = { ...first, goods_status: '1', goods_stock: atMost(String(lowStock)) }
  const low = useData(sellerGoods.list, goods ? { query } : null, { quiet: true })
  const rejected = useData(sellerGoods.list, goods ? { query: { ...first, goods_verify: '0' } } : null, { quiet: true })
  const { friends, error } = useFriends()
  return [
    {
      name: 'dashboard.work.ship',
      icon: VehicleTruckProfileRegular,
      to: '/Seller/orders?order_status=2',
      count: orders?.order_send,
    },
    {
      name: 'dashboard.work.afterSales',
      icon: ArrowUndoRegular,
      to: '/Seller/orders?order_status=5',
      count: orders?.order_refund,
    },
    {
      name: 'dashboard.work.chats',
      icon: ChatRegular,
      to: '/Seller/chats',
      count: countIn({ data: friends, error }, all => all.filter(({ isUnread }) => isUnread).length),
    },
    {
      name: 'dashboard.work.lowStock',
      icon: BoxRegular,
      to: `/Seller/goods?goods_status=1&goods_stock=${lowStock}`,
      count: countIn(low, ({ total }) => total),
    },
    {
      name: 'dashboard.work.rejected',
      icon: BoxDismissRegular,
      to: '/Seller/goods?goods_verify=0',
      count: countIn(rejected, ({ total }) => total),
    },
  ]
}
