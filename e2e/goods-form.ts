import type { Page } from '@playwright/test'
import { sellerAllAttrs } from '#contracts/api/catalogue/goods-attrs.ts'
import type { Call } from './calls.ts'
import { smallPicture } from './files.ts'
import { labelOf, type T } from './words.ts'

/** An attribute of the store, named in the language of the run. */
export const attributeNamed = async (seller: Call, id: number) => {
  const all = await seller(sellerAllAttrs, { query: { isAll: 'true', isWith: 'specs' } })
  const found = all.find(one => one.id === id)
  if (!found) throw new Error(`The store has no attribute ${id}.`)
  return found
}

/** Page object for the product form. */
export const goodsFormOf = (page: Page, t: T) => {
  const part = (name: string) => page.getByRole('region', { name, exact: true })
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const choosePicture = () => part(t('goods.pictures')).locator('input[type=file]').setInputFiles(smallPicture)
  const attribute = (name: string) => page.getByRole('group', { name, exact: true })
  return {
    chooseClass: async (names: readonly string[]) => {
      for (const [at, name] of names.entries())
        await page.getByRole('combobox', { name: t('goods.classLevel', { level: at + 1 }) }).selectOption({ label: name })
    },
    title: page.getByLabel(labelOf(t('goods.title'))),
    choosePicture,
    upload: async () => {
      await choosePicture()
      await page
        .getByRole('list', { name: t('field.goods_images') })
        .getByRole('listitem')
        .waitFor()
    },
    sell: async (figures: { goods_price: string; goods_market_price: string; goods_weight: string }) => {
      for (const name of ['goods_price', 'goods_market_price', 'goods_weight'] as const)
        await part(t('goods.selling'))
          .getByLabel(labelOf(t(`field.${name}`)))
          .fill(figures[name])
    },
    addAttribute: async (name: string) => {
      await button(t('goods.addAttribute')).click()
      await page.getByRole('menuitem', { name, exact: true }).click()
    },
    tick: (name: string, value: string) => attribute(name).getByRole('checkbox', { name: value, exact: true }).check(),
    untick: (name: string, value: string) => attribute(name).getByRole('checkbox', { name: value, exact: true }).uncheck(),
    tickAll: (name: string) => page.getByRole('checkbox', { name: t('goods.tickAll', { name }), exact: true }).check(),
    fill: async (figures: { goods_price: string; goods_market_price: string; goods_weight: string; goods_stock: string }) => {
      for (const name of ['goods_price', 'goods_market_price', 'goods_weight', 'goods_stock'] as const)
        await page.getByLabel(t('goods.fillWith', { name: t(`field.${name}`) }), { exact: true }).fill(figures[name])
      await button(t('goods.fill')).click()
    },
    /** The text box for the price or stock of a variant. */
    cell: (variant: string, field: 'goods_price' | 'goods_stock') =>
      page.getByRole('textbox', { name: `${variant} ${t(`field.${field}`)}`, exact: true }),
    save: () => button(t('btn.save')).click(),
  }
}
