import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { CouponList } from '#src/pages/shop/campaign/coupon-list.tsx'
import { FlashSale } from '#src/pages/shop/campaign/flash-sale.tsx'
import { GroupBuy } from '#src/pages/shop/campaign/group-buy.tsx'
import { still } from '../table/office.tsx'
import { Board, darkChinese, severalTimes } from '../ui/board.tsx'
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

    await waitFor(() => expect(canvas.getByRole('button', { name: /Spring/ })).toHaveAttribute('aria-disabled', 'true'))
    await expect(canvas.getByRole('button', { name: /quite a long name/ })).not.toHaveAttribute('aria-disabled')
    await still()
  },
}
