import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Waybill } from '#src/ui/order/waybill/waybill.tsx'
import { textsOf } from '../ui/reading.ts'

const line = {
  goods_id: 1,
  goods_image: '/storage/goods/enamel-mug.svg',
  goods_name: 'Enamel mug',
  goods_price: '20.00',
  sku_name: 'Blue',
  buy_num: 2,
  total_price: '40.00',
}

/** A printable waybill: one sheet per order, in the courier's size. */
const meta = {
  title: 'order/Waybill',
  tags: ['autodocs'],
  component: Waybill,
  args: {
    no: 'YD77777090112',
    couriers: [{ name: 'Yunda', code: 'yd' }],
    order: {
      id: 1,
      order_no: '20260615100000123456',
      order_status: 2,
      order_price: '40.00',
      total_price: '40.00',
      freight_money: '0.00',
      coupon_money: '0.00',
      receive_name: 'Lin Xiaoman',
      receive_tel: '13800000001',
      receive_area: 'Zhejiang Hangzhou Xihu',
      receive_address: '1 Market Road',
      delivery_no: '',
      delivery_code: '',
      remark: 'Please ring twice',
      order_goods: [line],
    },
  },
} satisfies Meta<typeof Waybill>
export default meta

type Story = StoryObj<typeof meta>

export const Usual: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Yunda' })).toBeVisible()
    await expect(canvas.getByText('YD77777090112')).toBeVisible()
    await expect(textsOf(canvas.getByRole('listitem'))).toEqual(['Enamel mug', 'Blue', '×', '2'])
  },
}

export const ANumberThatIsNoBarcode: Story = { args: { no: '运单 7' } }
