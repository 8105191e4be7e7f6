import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { CouponList } from '#src/pages/shop/campaign/coupon-list.tsx'
import { FlashSale } from '#src/pages/shop/campaign/flash-sale.tsx'
import { SaleCard } from '#src/pages/shop/campaign/sale-card.tsx'
import type { Sale } from '#src/pages/shop/campaign/running-sales.tsx'
import { GroupBuy } from '#src/pages/shop/campaign/group-buy.tsx'
import { still } from '../table/office.tsx'
import { Board, darkChinese, severalTimes } from '../ui/board.tsx'
import { inLanguage, textsOf, textsOfEach } from '../ui/reading.ts'
import { goods } from './goods-sample.ts'

/** Offers that reduce the price: flash sale, group buy, coupons. */
export default { title: 'shop/Campaigns' } satisfies Meta

const sale = goods.seckills || undefined
const offer = goods.collectives || undefined

const onBuy = fn()

const Offers = () =>
  offer && (
    <Board
      rows={{
        'nobody yet': <GroupBuy offer={offer} groups={[]} price="100.00" closed={false} onBuy={onBuy} />,
        'many groups': <GroupBuy offer={offer} groups={goods.collective_list} price="100.00" closed={false} onBuy={onBuy} />,
        'sold out': <GroupBuy offer={offer} groups={goods.collective_list.slice(0, 1)} price="100.00" closed onBuy={onBuy} />,
      }}
    />
  )

export const FlashSales: StoryObj = {
  render: () => <Board rows={{ 'under way': <FlashSale goodsId={1} sale={sale} /> }} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent(/\d\d/)
  },
}

const mug: Sale = {
  ...goods,
  goods_price: '80.00',
  goods_market_price: '100.00',
  goods_sale: 29,
  goods_stock: 21,
  discount: '20.00',
  start_time: '2020-06-15 09:30:00',
  end_time: '2099-06-15 18:00:00',
  store_name: 'Corner Shop',
  order_comment_count: 0,
  need: 0,
}

const Sales = () => (
  <Board
    rows={{
      'many left': <SaleCard goods={mug} />,
      'hardly any sold': <SaleCard goods={{ ...mug, goods_sale: 2, goods_stock: 900 }} />,
      few: <SaleCard goods={{ ...mug, goods_stock: 20 }} />,
      none: <SaleCard goods={{ ...mug, goods_stock: 0 }} />,
      coming: <SaleCard goods={{ ...mug, start_time: '2099-06-15 09:30:00' }} />,
      over: <SaleCard goods={{ ...mug, end_time: '2021-06-15 18:00:00' }} />,
    }}
  />
)

// Proves FLS-8.
/** What is left of a flash sale: the share that is sold, or the pieces if there are 20 or fewer. */
export const CardsOfSales: StoryObj = {
  render: () => <Sales />,
  play: async ({ canvas, ...context }) => {
    const cards = canvas.getAllByRole('link').map(card => textsOf(card).filter(text => text !== mug.goods_name))

    await expect(cards).toEqual(
      inLanguage(context, {
        en: [
          ['20% off', '¥80.00', 'Market price', '¥100.00', 'until 18:00', '29 sold', '58% sold'],
          ['20% off', '¥80.00', 'Market price', '¥100.00', 'until 18:00', '2 sold', '<1% sold'],
          ['20% off', '¥80.00', 'Market price', '¥100.00', 'until 18:00', '29 sold', 'Only 20 left'],
          ['20% off', 'Sold out', '¥80.00', 'Market price', '¥100.00', 'until 18:00', '29 sold'],
          ['20% off', '¥80.00', 'Market price', '¥100.00', 'from 09:30', '29 sold'],
          ['20% off', 'Ended', '¥80.00', 'Market price', '¥100.00', 'Ended', '29 sold'],
        ],
        'zh-cn': [
          ['立减 20%', '¥80.00', '原价', '¥100.00', '18:00 结束', '已售 29', '已售 58%'],
          ['立减 20%', '¥80.00', '原价', '¥100.00', '18:00 结束', '已售 2', '已售 <1%'],
          ['立减 20%', '¥80.00', '原价', '¥100.00', '18:00 结束', '已售 29', '仅剩 20 件'],
          ['立减 20%', '已售罄', '¥80.00', '原价', '¥100.00', '18:00 结束', '已售 29'],
          ['立减 20%', '¥80.00', '原价', '¥100.00', '09:30 开始', '已售 29'],
          ['立减 20%', '已结束', '¥80.00', '原价', '¥100.00', '已结束', '已售 29'],
        ],
      }),
    )
  },
}

export const CardsOfSalesDarkInChinese: StoryObj = { ...CardsOfSales, ...darkChinese }

/** More than three groups are collapsed; joining one passes its id. */
export const Groups: StoryObj = {
  render: () => <Offers />,
  parameters: severalTimes,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText('Member 5')).toBeNull()

    await userEvent.click(canvas.getByRole('button', { name: /5/ }))
    await userEvent.click(canvas.getByRole('button', { name: /Member 5/ }))

    await expect(onBuy).toHaveBeenLastCalledWith(5)
  },
}

export const GroupsDarkInChinese: StoryObj = { render: () => <Offers />, parameters: severalTimes, ...darkChinese }

/** A coupon can be received once, and is then marked as received. */
export const Coupons: StoryObj = {
  render: () => <CouponList coupons={goods.coupons} />,
  parameters: { signedIn: 'shopper', given: [['a coupon is on offer', { id: 90_301, stock: 9 }]] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Spring/ }))

    const taken = await canvas.findByRole('button', { name: 'Claimed: Spring' })
    await expect(taken).toHaveAttribute('aria-disabled', 'true')
    await expect(canvas.getByRole('button', { name: /quite a long name/ })).not.toHaveAttribute('aria-disabled')
    await still()
  },
}

const offers: StoryObj = {
  render: () => <CouponList coupons={goods.coupons} />,
  play: async ({ canvasElement, ...context }) => {
    await expect(textsOfEach(canvasElement, 'li')).toEqual(
      inLanguage(context, {
        en: [
          ['¥30.00 off ¥300.00+', 'Spring', '·', 'until 2026-06-15', 'Claim'],
          ['¥5.00 off ¥0.00+', goods.coupons[1]?.name ?? '', '·', 'until 2026-06-15', 'Claim'],
        ],
        'zh-cn': [
          ['满 ¥300.00 减 ¥30.00', 'Spring', '·', '2026-06-15 前有效', '领取'],
          ['满 ¥0.00 减 ¥5.00', goods.coupons[1]?.name ?? '', '·', '2026-06-15 前有效', '领取'],
        ],
      }),
    )
  },
}

// Proves CPN-1.
export const CouponsToTake: StoryObj = { ...offers }
export const CouponsToTakeDarkInChinese: StoryObj = { ...offers, ...darkChinese }
