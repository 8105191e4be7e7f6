import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, within } from 'storybook/test'
import { Comments } from '#src/pages/shop/goods/comments.tsx'
import { Gallery } from '#src/pages/shop/goods/gallery.tsx'
import { PriceBlock } from '#src/pages/shop/goods/price-block.tsx'
import { PurchaseForm } from '#src/pages/shop/goods/purchase-form.tsx'
import { StoreCard } from '#src/pages/shop/goods/store-card.tsx'
import { usePurchase, type Goods } from '#src/pages/shop/goods/use-purchase.ts'
import { isSeen, still } from '../table/office.tsx'
import { Board, darkChinese } from '../ui/board.tsx'
import { factsOf, inLanguage, textsOf } from '../ui/reading.ts'
import { attributes, goods, skus } from './goods-sample.ts'

/** The parts of a product page where shoppers choose. */
export default { title: 'shop/Product' } satisfies Meta

const Pictures = () => {
  const [wanted, setWanted] = useState<string>()
  return (
    <div style={{ width: '360px' }}>
      <Gallery pictures={goods.goods_images} name={goods.goods_name} wanted={wanted} />
      <button type="button" onClick={() => setWanted(goods.goods_images[2])}>
        Choose the third
      </button>
    </div>
  )
}

const withSkus: Goods = { ...goods, attrList: attributes, skuList: skus, seckills: false, collectives: false, coupons: [] }

const Specs = () => <PurchaseForm goods={withSkus} purchase={usePurchase(withSkus)} />

/** Arrow keys change the picture, choosing a variant shows its picture, and the large one opens. */
export const Pictured: StoryObj = {
  render: () => <Pictures />,
  play: async ({ canvas, userEvent }) => {
    const isUp = (at: number) =>
      expect(canvas.getByRole('button', { name: new RegExp(`picture ${at} of 3`), pressed: true })).toBeVisible()
    const large = canvas.getByRole('button', { name: /^Enlarge/ })

    large.focus()
    await userEvent.keyboard('{ArrowRight}')
    await isUp(2)
    await userEvent.click(canvas.getByRole('button', { name: 'Choose the third' }))
    await isUp(3)
    await userEvent.click(large)

    await isSeen(await screen.findByRole('dialog'))
    await still()
  },
}

/** Values that conflict with the other choice look disabled and say why; choosing one anyway clears the other choice. */
export const Specified: StoryObj = {
  render: () => <Specs />,
  play: async ({ canvas, userEvent }) => {
    const option = (name: string | RegExp) => canvas.getByRole('button', { name })

    await userEvent.click(option('Blue'))
    await userEvent.hover(option('Small'))
    await isSeen(await screen.findByRole('tooltip'))
    await userEvent.click(option('Large'))

    await expect(option('Large')).toHaveAttribute('aria-pressed', 'true')
    await expect(option('Blue')).toHaveAttribute('aria-pressed', 'false')
  },
}

const prices = {
  plain: <PriceBlock goods={{ ...goods, goods_sale: 1340, seckills: false, collectives: false }} sku={undefined} />,
  'from one price on': <PriceBlock goods={{ ...goods, seckills: false, skuList: skus }} sku={undefined} />,
  'of a variant': <PriceBlock goods={{ ...goods, seckills: false }} sku={skus[1]} />,
  'in a flash sale': <PriceBlock goods={goods} sku={undefined} />,
}

// Proves CAS-8, FLS-7, GRP-7.
/** The former price is the market price; in a flash sale it is the usual price. */
export const Prices: StoryObj = {
  render: () => <Board rows={prices} />,
  play: async ({ canvas, canvasElement, ...context }) => {
    const shown = canvas.getAllByRole('status').map(textsOf)
    const facts = factsOf(canvasElement).slice(0, 3)

    await expect(shown).toEqual(
      inLanguage(context, {
        en: [
          ['¥129.00', 'Market price', '¥159.00'],
          ['¥129.00', 'and up', 'Market price', '¥159.00', '¥109.65 as a group of 3'],
          ['¥149.00', 'Market price', '¥159.00', '¥126.65 as a group of 3'],
          ['¥103.20', 'Market price', '¥129.00', 'Flash sale until 18:00', '¥109.65 as a group of 3'],
        ],
        'zh-cn': [
          ['¥129.00', '原价', '¥159.00'],
          ['¥129.00', '起', '原价', '¥159.00', '3 人团 ¥109.65'],
          ['¥149.00', '原价', '¥159.00', '3 人团 ¥126.65'],
          ['¥103.20', '原价', '¥129.00', '秒杀至 18:00', '3 人团 ¥109.65'],
        ],
      }),
    )
    await expect(facts).toEqual(
      inLanguage(context, {
        en: [
          ['Sold', '1,340'],
          ['Reviews', '12'],
          ['Positive', '92%'],
        ],
        'zh-cn': [
          ['累计销量', '1,340'],
          ['累计评价', '12'],
          ['好评率', '92%'],
        ],
      }),
    )
  },
}

export const PricesDarkInChinese: StoryObj = { ...Prices, ...darkChinese }

// Proves COM-12.
/** Each kind of review has its own count. */
export const KindsOfReviews: StoryObj = {
  parameters: { given: [['a product is on sale', { id: 90_401, stock: 5, price: '20.00' }]] },
  render: () => <Comments goodsId={90_401} statistics={{ all: 12, good: 7, commonly: 4, bad: 1, rate: 58.33 }} />,
  play: async ({ canvas, ...context }) => {
    const kinds = within(canvas.getByRole('group'))

    await expect(kinds.getAllByRole('button').map(one => one.textContent)).toEqual(
      inLanguage(context, {
        en: ['All (12)', 'Positive (7)', 'Neutral (4)', 'Negative (1)'],
        'zh-cn': ['全部（12）', '好评（7）', '中评（4）', '差评（1）'],
      }),
    )
    await expect(await canvas.findByText(inLanguage(context, { en: 'No reviews yet', 'zh-cn': '暂无评价' }))).toBeVisible()
  },
}

export const KindsOfReviewsDarkInChinese: StoryObj = { ...KindsOfReviews, ...darkChinese }

const rated = { ...goods, rate: { scoreAll: 5, agreeAll: 4, serviceAll: 3, speedAll: 2 } }

// Proves CAS-2.
export const StoreOfTheProduct: StoryObj = {
  render: () => (
    <StoreCard store={rated.store_info} rate={rated.rate}>
      <button type="button">Follow</button>
    </StoreCard>
  ),
  play: async ({ canvas, canvasElement, ...context }) => {
    const labels = factsOf(canvasElement).map(([label]) => label)
    const stars = canvas.getAllByRole('img').map(one => one.getAttribute('aria-label')?.replace(/\D*(\d).*/, '$1'))

    await expect(labels).toEqual(
      inLanguage(context, {
        en: ['As described', 'Service', 'Delivery'],
        'zh-cn': ['描述相符', '服务态度', '物流速度'],
      }),
    )
    await expect(stars).toEqual(['5', '4', '3', '2'])
  },
}

export const StoreOfTheProductDarkInChinese: StoryObj = { ...StoreOfTheProduct, ...darkChinese }
