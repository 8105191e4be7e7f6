import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen } from 'storybook/test'
import { AddressChoice } from '#src/pages/shop/order/address-choice.tsx'
import { DraftStore } from '#src/pages/shop/order/draft-store.tsx'
import type { DraftGroup } from '#src/pages/shop/order/order-draft.ts'
import { Payable } from '#src/pages/shop/order/payment/payable.tsx'
import { RemarkPanel } from '#src/pages/shop/order/remark-panel.tsx'
import { useAddresses } from '#src/pages/shop/order/use-addresses.ts'
import { orderSample } from '../order/order-sample.ts'
import { isSeen, still } from '../table/office.tsx'
import { darkChinese } from '../ui/board.tsx'
import { factsOf, inLanguage, textsOf, textsOfEach } from '../ui/reading.ts'

/** The parts of the confirmation of an order and of its payment. */
export default { title: 'shop/Confirmation' } satisfies Meta

const mug = {
  id: 1,
  sku_id: 0,
  goods_name: 'Mug',
  goods_master_image: '/storage/goods/mug-1-red-1.svg',
  goods_price: '61.37',
  sku_name: 'Red',
  buy_num: 2,
  total: 122.74,
  total_weight: 1,
}
const group: DraftGroup = {
  store_info: { id: 1, store_name: 'Corner Shop', store_logo: '' },
  goods_list: [mug, { ...mug, id: 2, goods_name: 'Plate', goods_price: '9.05', sku_name: '-', buy_num: 3, total: 27.15 }],
  store_total_price: '149.89',
  is_coupon: true,
  coupons: [{ id: 7, name: 'Spring', money: '5.29' }],
  coupon_id: 7,
}
const estimate = { goods: 14_989, flash: 100, group: 20, reduction: 3, coupon: 529, freight: 813 }

// Proves OSC-2, SUM-4.
/** Each line costs price times quantity; what is saved is the sum of all four discounts. */
export const LinesOfAStore: StoryObj = {
  render: () => <DraftStore group={group} chosen={{}} estimate={estimate} onCoupon={fn()} />,
  play: async ({ canvas, canvasElement, ...context }) => {
    await expect(textsOfEach(canvasElement, 'li')).toEqual([
      ['Mug', 'Red', '¥61.37', '×', '2', '¥122.74', '¥61.37', '×', '2'],
      ['Plate', '¥9.05', '×', '3', '¥27.15', '¥9.05', '×', '3'],
    ])
    await expect(textsOf(canvas.getByRole('region')).slice(-4)).toEqual(
      inLanguage(context, {
        en: ['Spring (¥5.29 off)', 'Store subtotal', '¥149.89', '· ¥6.52 saved'],
        'zh-cn': ['Spring（减 ¥5.29）', '店铺小计', '¥149.89', '· 优惠 ¥6.52'],
      }),
    )
  },
}

export const LinesOfAStoreDarkInChinese: StoryObj = { ...LinesOfAStore, ...darkChinese }

const Remark = () => {
  const [value, setValue] = useState('Ring twice')
  return <RemarkPanel value={value} onChange={setValue} />
}

// Proves ORD-13.
/** A remark has at most 150 characters. */
export const RemarkForTheSellers: StoryObj = {
  render: () => <Remark />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Order note' })).toHaveAttribute('maxlength', '150')
    await expect(canvas.getByText('10 / 150')).toBeVisible()
  },
}

const Addresses = () => <AddressChoice addresses={useAddresses()} />

// Proves OSC-2.
/** The default address comes first and is chosen, also if another one is newer. */
export const DefaultAddressFirst: StoryObj = {
  render: () => <Addresses />,
  parameters: { signedIn: 'shopper', given: [['the shopper has an address', { id: 90_421 }]] },
  play: async ({ canvas }) => {
    const [first, ...others] = await canvas.findAllByRole('radio')

    await expect(first).toBeChecked()
    await expect(first).toHaveAccessibleName(/Default/)
    await expect(others).not.toHaveLength(0)
  },
}

/** The button of the password dialog names what is paid: freight added, discount taken off. */
const paying: StoryObj = {
  render: () => <Payable orders={[orderSample]} />,
  parameters: { signedIn: 'shopper', given: [['the shopper has a balance', { money: '500.00' }]] },
  play: async ({ canvas, canvasElement, userEvent, ...context }) => {
    const balance = await canvas.findByRole('button', { name: /500\.00/ })
    const sums = factsOf(canvasElement)

    await userEvent.click(balance)

    const words = inLanguage(context, {
      en: { sums: ['Subtotal', 'Shipping', 'Discount', 'To pay'], pay: 'Pay ¥125.58' },
      'zh-cn': { sums: ['商品合计', '运费', '优惠', '应付合计'], pay: '确认支付 ¥125.58' },
    })
    await expect(sums).toEqual(['¥122.74', '¥8.13', '-¥5.29', '¥125.58'].map((sum, at) => [words.sums[at], sum]))
    await isSeen(await screen.findByText(words.pay))
    await expect(document.querySelector('[role=dialog] input')).toHaveAttribute('maxlength', '6')
    await still()
  },
}

// Proves OSC-4, PRO-5.
export const PayingByBalance: StoryObj = { ...paying }
export const PayingByBalanceDarkInChinese: StoryObj = { ...paying, ...darkChinese }
