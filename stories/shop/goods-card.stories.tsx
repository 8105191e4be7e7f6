import { makeStyles, tokens } from '@fluentui/react-components'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { expect } from 'storybook/test'
import { RunningSales } from '#src/pages/shop/campaign/running-sales.tsx'
import { GoodsCard } from '#src/pages/shop/goods/goods-card.tsx'
import { darkChinese } from '../ui/board.tsx'
import { goods } from './goods-sample.ts'

/** A product in a list: its price and why it is low, sales and stars. */
export default { title: 'shop/Goods card' } satisfies Meta

type Goods = ComponentProps<typeof GoodsCard>['goods']

const usual: Goods = {
  ...goods,
  order_comment_count: 28,
  need: 0,
  store_name: 'Northwind',
  score: 4.8,
}

/** The product of the flash sale that the stories start. */
const inSale = 90_314

const cards: readonly Goods[] = [
  usual,
  {
    ...usual,
    id: 2,
    goods_name: 'A mug with a name that is so long that a card has no room for all of it, however wide the window is',
    goods_price: '1299999.00',
    goods_market_price: '1599999.00',
    goods_sale: 1_234_567,
  },
  { ...usual, id: inSale, goods_name: 'In a flash sale' },
  { ...usual, id: 3, goods_name: 'Sold to groups', need: 3 },
  { ...usual, id: 4, goods_name: 'Sold out', goods_stock: 0 },
  { ...usual, id: 5, goods_name: 'Without stars and reviews', score: undefined, order_comment_count: 0, goods_sale: 0 },
  {
    ...usual,
    id: 6,
    goods_name: 'As usual in price, with one review',
    goods_market_price: '129.00',
    score: undefined,
    order_comment_count: 1,
  },
]

const useStyles = makeStyles({
  list: { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 220px))', gap: tokens.spacingHorizontalL },
})

const Shelf = () => {
  const styles = useStyles()
  return (
    <RunningSales>
      <div className={styles.list}>
        {cards.map(goods => (
          <GoodsCard key={goods.id} goods={goods} />
        ))}
      </div>
    </RunningSales>
  )
}

const shelf = { given: [['a product is in a flash sale', { id: 90_306, goods_id: inSale }]] }

export const CardsDarkInChinese: StoryObj = { render: () => <Shelf />, parameters: shelf, ...darkChinese }

/** The price of a flash sale follows once the sales have arrived; what is sold out says so. */
export const Cards: StoryObj = {
  render: () => <Shelf />,
  parameters: shelf,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Flash sale/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: /Sold to groups/ })).toHaveAttribute('href', '/goods/3')
    await expect(canvas.getByRole('link', { name: /Sold out/ })).toHaveTextContent('Sold out')
  },
}
