import type { Page } from '@playwright/test'
import { encodeParams } from '#contracts/wire/params.ts'
import { searchGoods, showGoods } from '#contracts/api/catalogue/goods.ts'
import type { Call } from '../calls.ts'
import type { Goods } from '../purchase/shopping.ts'
import { expect, test } from '../test.ts'
import type { T } from '../words.ts'

/** The first product on sale that matches. */
const productLike = async (guest: Call, isLike: (goods: Goods) => boolean): Promise<Goods> => {
  for (const { id } of (await guest(searchGoods, { query: { per_page: 60 } })).data) {
    const goods = await guest(showGoods, { params: { id } })
    if (isLike(goods)) return goods
  }
  throw new Error('No product on sale matches.')
}

const galleryOf = (page: Page, t: T) => {
  const gallery = page.getByRole('group', { name: t('shop.pictures') })
  const thumbs = gallery.getByRole('listitem').getByRole('button')
  return {
    gallery,
    large: gallery.getByRole('button', { name: new RegExp(`^${t('shop.enlarge', { name: '' }).trim()}`) }),
    thumbs,
    shows: (at: number) => expect(thumbs.nth(at)).toHaveAttribute('aria-pressed', 'true'),
  }
}

// Proves GDS-5, SKU-10, CAS-2, WCA-2.
test('a guest views all pictures of a product, also by keyboard alone', async ({ api, page, t }) => {
  const goods = await productLike(await api('guest'), ({ goods_images }) => goods_images.length >= 3)
  const { gallery, large, thumbs, shows } = galleryOf(page, t)
  await page.goto(`/goods/${goods.id}`)
  await shows(0)
  const last = (await thumbs.count()) - 1
  expect(last).toBeGreaterThanOrEqual(2)

  await gallery.getByRole('button', { name: t('ui.previousPicture') }).click()
  await shows(last)
  await gallery.getByRole('button', { name: t('ui.nextPicture') }).click()
  await shows(0)
  await thumbs.nth(2).click()
  await shows(2)
  await expect(large).toHaveAccessibleName(
    new RegExp(
      t('ui.pictureOf', { at: 3, of: last + 1, name: '' })
        .trim()
        .replace(/^,\s*/, ''),
    ),
  )
  await large.press('ArrowLeft')
  await shows(1)

  const lens = large.locator('[style*="background-image"]')
  await large.hover()
  await expect(lens).toBeVisible()
  await page.getByRole('heading', { level: 1 }).hover()
  await expect(lens).toBeHidden()

  const dialog = page.getByRole('dialog')
  await large.press('Enter')
  await expect(
    dialog.getByRole('img', { name: t('ui.pictureOf', { at: 2, of: last + 1, name: goods.goods_name }) }),
  ).toBeVisible()
  await expect(dialog.getByRole('button', { name: t('btn.close') })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(
    dialog.getByRole('img', { name: t('ui.pictureOf', { at: 3, of: last + 1, name: goods.goods_name }) }),
  ).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(large).toBeFocused()
})

/** The value of each attribute that a variant has, in the order of the attributes. */
const valuesOf = ({ attrList = [] }: Goods, specs: readonly string[]) =>
  attrList.map(({ specs: all }) => all.find(({ id }) => specs.includes(String(id)))?.name ?? '')

/** Two values that exist in some variants, but in none together. */
const impossiblePair = ({ attrList = [], skuList = [] }: Goods) => {
  const [first, second] = attrList
  const pairs = first?.specs.flatMap(one => (second?.specs ?? []).map(two => [one, two] as const)) ?? []
  return pairs.find(pair => !skuList.some(({ spec_id }) => pair.every(({ id }) => spec_id.includes(String(id)))))
}

// Proves SKU-9.
test('values without a common variant look disabled but can be chosen, and a sold-out variant cannot be bought', async ({
  api,
  page,
  t,
}) => {
  const goods = await productLike(
    await api('guest'),
    one =>
      one.attrList?.length === 2 &&
      one.goods_stock > 0 &&
      impossiblePair(one) !== undefined &&
      (one.skuList ?? []).some(({ goods_stock }) => goods_stock === 0),
  )
  const gone = goods.skuList?.find(({ goods_stock }) => goods_stock === 0)
  const [one, two] = impossiblePair(goods) ?? []
  const groups = (goods.attrList ?? []).map(({ name }) => page.getByRole('group', { name, exact: true }))
  const option = (at: number, name = '') =>
    groups[at]?.getByRole('button', { name, exact: true }) ?? page.getByRole('button', { name })
  await page.goto(`/goods/${goods.id}`)

  await option(0, one?.name).click()
  await option(1, two?.name).hover()
  await expect(page.getByText(t('shop.specImpossible')).filter({ visible: true })).toBeVisible()
  await expect(option(1, two?.name)).toHaveAccessibleDescription(t('shop.specImpossible'))
  await option(1, two?.name).press('Enter')
  await expect(option(0, one?.name)).toHaveAttribute('aria-pressed', 'false')
  await expect(option(1, two?.name)).toHaveAttribute('aria-pressed', 'true')
  await expect(option(1, two?.name)).toHaveAccessibleDescription('')
  await expect(option(1, two?.name)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(option(1, two?.name)).toHaveAttribute('aria-pressed', 'false')

  const [first, second] = valuesOf(goods, gone?.spec_id ?? [])
  await option(0, first).click()
  await option(1, second).hover()
  await expect(page.getByText(t('shop.specSoldOut'), { exact: true }).filter({ visible: true })).toBeVisible()
  await option(1, second).click()

  await expect(page.getByText(t('shop.variantSoldOut'))).toBeVisible()
  await expect(page.getByRole('button', { name: t('shop.buyNow') })).toBeDisabled()
})

// Proves CAS-3.
test('a QR code opens the product on a phone', async ({ api, page, t, looksRight }) => {
  const [goods] = (await (await api('guest'))(searchGoods, { query: { per_page: 1 } })).data
  await page.goto(`/goods/${goods?.id}`)
  const ask = page.getByRole('button', { name: t('shop.viewOnPhone') })
  const code = page.getByRole('img', { name: t('shop.viewOnPhone') })

  await ask.click()
  await expect(code).toBeVisible()
  await looksRight()
  await page.setViewportSize({ width: 375, height: 800 })

  await expect(ask).toBeHidden()
})

// Proves CAS-11.
test('what was looked at is offered on the next product, in an empty cart, and where a search finds nothing', async ({
  given,
  signedIn,
  page,
  t,
}) => {
  await given('a product is on sale', { id: 90_001, stock: 5, price: '20.00' })
  await given('a product is sold out', { id: 90_002 })
  await given('the cart is empty', {})
  await signedIn('shopper')
  const seen = page.getByRole('region', { name: t('shop.seenLately') })
  await page.goto('/goods/90001')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  for (const path of ['/goods/90002', '/carts', `/s/${encodeURIComponent(encodeParams({ keywords: 'nothinglikethis' }))}`]) {
    await page.goto(path)
    await expect(seen.locator('a[href$="/goods/90001"]')).toBeVisible()
  }
  await page.goto('/goods/90002')

  await expect(seen.locator('a[href$="/goods/90001"]')).toBeVisible()
  await expect(seen.locator('a[href$="/goods/90002"]')).toHaveCount(0)
})
