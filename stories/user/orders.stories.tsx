import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { z } from 'zod'
import type { Cash } from '#contracts/api/money/cashes.ts'
import type { ReplyOf } from '#contracts/api/kit/endpoint.ts'
import type { listOrders, OrderStatus, showOrder } from '#contracts/api/orders/orders.ts'
import { CashRow } from '#src/pages/user/cashes/cash-row.tsx'
import { OrderBadge } from '#src/pages/user/orders/order-badge.tsx'
import { OrderCard } from '#src/pages/user/orders/order-card.tsx'
import { OrderSheet } from '#src/pages/user/orders/order-sheet.tsx'
import { withConfirm } from '../table/office.tsx'
import { Board, darkChinese } from '../ui/board.tsx'
import { factsOf, inLanguage, textsOf } from '../ui/reading.ts'
import { Tones, tonesIn } from '../ui/tones.tsx'

/** Orders and withdrawals as their shopper sees them. */
export default {
  title: 'user/Orders',
  decorators: [withConfirm],
} satisfies Meta

const line = {
  goods_id: 5,
  goods_image: '/storage/goods/mug-1-red-1.svg',
  goods_name: 'Mug',
  goods_price: '61.37',
  sku_name: 'Red',
  buy_num: 2,
  total_price: '122.74',
}
const lines = [line, { ...line, goods_id: 6, goods_name: 'Plate', goods_price: '9.05', sku_name: '-', buy_num: 3 }]

const listed: ReplyOf<typeof listOrders>['data'][number] = {
  id: 7,
  order_no: '20260615100000000001',
  total_price: '158.02',
  order_status: 3,
  order_status_cn: '',
  refund_status: 0,
  store: { id: 4, store_name: 'Corner Shop', store_logo: '' },
  created_at: '2026-06-14 09:05',
  order_goods: lines,
}

// Proves OSC-5.
/** The number is that of all pieces, not of the lines. */
export const InTheList: StoryObj = {
  render: () => (
    <ul>
      <OrderCard order={listed} />
    </ul>
  ),
  play: async ({ canvas, ...context }) => {
    const words = inLanguage(context, {
      en: ['In transit', '5 items, total', 'Details | Return or refund | Track | Confirm receipt'],
      'zh-cn': ['待收货', '共 5 件，合计', '订单详情 | 申请售后 | 查看物流 | 确认收货'],
    })

    await expect(textsOf(canvas.getByRole('listitem')).join(' | ')).toBe(
      [
        `Corner Shop | 2026-06-14 09:05 | 20260615100000000001 | ${words[0]}`,
        'Mug | Red | ¥61.37 | × | 2',
        'Plate | ¥9.05 | × | 3',
        `${words[1]} | ¥158.02`,
        words[2],
      ].join(' | '),
    )
    await expect(canvas.getByRole('link', { name: 'Corner Shop' })).toHaveAttribute('href', '/store/4')
    await expect(canvas.getByRole('link', { name: /Mug/ })).toHaveAttribute('href', '/user/order/7')
  },
}

export const InTheListDarkInChinese: StoryObj = { ...InTheList, ...darkChinese }

const shown: ReplyOf<typeof showOrder> = {
  ...listed,
  order_price: '149.89',
  freight_money: '13.42',
  coupon_money: '5.29',
  receive_name: 'Xiaoman',
  receive_tel: '13800000001',
  receive_area: 'Beijing Dongcheng',
  receive_address: '1 Market Road',
  delivery_no: '',
  delivery_code: '',
  remark: 'Ring twice',
  order_goods: lines,
  order_status: 2,
  payment_name: 'wechat',
  payment_name_cn: '',
  pay_time: '2026-06-14 09:07:31',
  created_at: '2026-06-14 09:05:12',
  delivery_list: [],
}

// Proves OSC-6.
export const OnItsPage: StoryObj = {
  render: () => <OrderSheet order={shown} />,
  parameters: { signedIn: 'shopper' },
  play: async ({ canvasElement, ...context }) => {
    await expect(factsOf(canvasElement)).toEqual(
      inLanguage(context, {
        en: [
          ['Recipient', 'Xiaoman'],
          ['Mobile number', '13800000001'],
          ['Deliver to', 'Beijing Dongcheng, 1 Market Road'],
          ['Payment', 'WeChat Pay'],
          ['Paid at', '2026-06-14 09:07:31'],
          ['Placed at', '2026-06-14 09:05:12'],
          ['Order note', 'Ring twice'],
          ['Subtotal', '¥149.89'],
          ['Shipping', '¥13.42'],
          ['Discount', '-¥5.29'],
          ['Paid', '¥158.02'],
        ],
        'zh-cn': [
          ['收货人', 'Xiaoman'],
          ['手机号码', '13800000001'],
          ['收货地址', 'Beijing Dongcheng, 1 Market Road'],
          ['支付方式', '微信支付'],
          ['付款时间', '2026-06-14 09:07:31'],
          ['下单时间', '2026-06-14 09:05:12'],
          ['订单备注', 'Ring twice'],
          ['商品合计', '¥149.89'],
          ['运费', '¥13.42'],
          ['优惠', '-¥5.29'],
          ['实付', '¥158.02'],
        ],
      }),
    )
  },
}

export const OnItsPageDarkInChinese: StoryObj = { ...OnItsPage, ...darkChinese }

const stages: readonly OrderStatus[] = [0, 1, 2, 3, 4, 5, 6]

// Proves OST-15.
/** Orange while the shopper has to act or money is on its way back, green when all is done, quiet when it is over. */
export const Stages: StoryObj = {
  render: () => (
    <>
      <Tones />
      <main>
        {stages.map(order_status => (
          <OrderBadge key={order_status} order={{ order_status }} />
        ))}
        <OrderBadge order={{ order_status: 5, refund_status: 1 }} />
        <OrderBadge order={{ order_status: 5, refund_status: 2 }} />
      </main>
    </>
  ),
  play: async ({ canvas, ...context }) => {
    const main = canvas.getByRole('main')

    await expect(textsOf(main)).toEqual(
      inLanguage(context, {
        en: ['Cancelled', 'To pay', 'To ship', 'In transit', 'To review', 'Refund', 'Completed', 'Return', 'After-sales done'],
        'zh-cn': ['已取消', '待付款', '待发货', '待收货', '待评价', '退款中', '已完成', '退换货中', '售后完成'],
      }),
    )
    await expect(tonesIn(main)).toEqual('subtle severe brand brand brand severe success severe subtle'.split(' '))
  },
}

export const StagesDarkInChinese: StoryObj = { ...Stages, ...darkChinese }

const cash: z.output<typeof Cash> = {
  id: 1,
  name: 'Xiaoman',
  bank_name: 'Seaside Bank',
  card_no: '6222021234567890',
  money: '100.00',
  commission: '5.00',
  cash_status: 0,
  remark: '',
  refuse_info: '',
  created_at: '2026-06-14 09:05:12',
}

// Proves MSC-2.
export const Withdrawals: StoryObj = {
  render: () => (
    <>
      <Tones />
      <Board
        rows={{
          Withdrawals: (
            <ul>
              <CashRow cash={cash} />
              <CashRow cash={{ ...cash, cash_status: 1 }} />
              <CashRow cash={{ ...cash, cash_status: 2, refuse_info: 'The name differs' }} />
            </ul>
          ),
        }}
      />
    </>
  ),
  play: async ({ canvas, ...context }) => {
    const rowOf = (state: string, fee: string, reason = '') =>
      `Seaside Bank · Xiaoman ${state} ¥100.00 **** 7890 · ${fee} 2026-06-14 09:05:12 ${reason}`.trim()
    const words = inLanguage(context, {
      en: { states: ['Awaiting approval', 'Paid out', 'Refused'], fee: 'fee ¥5.00', reason: 'Reason: The name differs' },
      'zh-cn': { states: ['审核中', '已到账', '已拒绝'], fee: '手续费 ¥5.00', reason: '拒绝原因：The name differs' },
    })
    const shownRows = canvas.getAllByRole('listitem').map(row => textsOf(row).join(' '))

    await expect(shownRows).toEqual(words.states.map((state, at) => rowOf(state, words.fee, at === 2 ? words.reason : '')))
    await expect(tonesIn(canvas.getByRole('list'))).toEqual(['warning', 'success', 'danger'])
  },
}

export const WithdrawalsDarkInChinese: StoryObj = { ...Withdrawals, ...darkChinese }
