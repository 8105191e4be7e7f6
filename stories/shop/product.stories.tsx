import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen } from 'storybook/test'
import { Gallery } from '#src/pages/shop/goods/gallery.tsx'
import { PriceBlock } from '#src/pages/shop/goods/price-block.tsx'
import { PurchaseForm } from '#src/pages/shop/goods/purchase-form.tsx'
import { usePurchase, type Goods } from '#src/pages/shop/goods/use-purchase.ts'
import { isSeen, still } from '../table/office.tsx'
import { Board, darkChinese } from '../ui/board.tsx'
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
  plain: <PriceBlock goods={{ ...goods, seckills: false }} sku={undefined} />,
  'from one price on': <PriceBlock goods={{ ...goods, seckills: false, skuList: skus }} sku={undefined} />,
  'of a variant': <PriceBlock goods={{ ...goods, seckills: false }} sku={skus[1]} />,
  'in a flash sale': <PriceBlock goods={goods} sku={undefined} />,
}

export const Prices: StoryObj = {
  render: () => <Board rows={prices} />,
  play: async ({ canvas }) => {
    const shown = canvas.getAllByRole('status').map(one => one.textContent)

    await expect(shown.map(text => /[\d.]+/.exec(text ?? '')?.[0])).toEqual(['129.00', '129.00', '149.00', '103.20'])
  },
}

export const PricesDarkInChinese: StoryObj = { ...Prices, ...darkChinese }
