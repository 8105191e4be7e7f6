import { sellerGoods } from '#contracts/api/catalogue/back-office-goods.ts'
import { expect, test } from '../test.ts'

// Proves GDE-12.
test('a seller sorts the pictures of a product by dragging and with buttons', async ({ signedIn, api, page, t }) => {
  await signedIn('seller')
  const seller = await api('seller')
  const { data } = await seller(sellerGoods.list, { query: { per_page: 1 } })
  const params = { id: data[0]?.id ?? 0 }
  const before = await seller(sellerGoods.show, { params })
  const [one = '', two = '', three = '', ...others] = before.goods_images
  expect(before.goods_master_image).toBe(one)
  await page.goto(`/Seller/goods?id=${params.id}`)
  const tiles = page.getByRole('list', { name: t('field.goods_images') }).getByRole('listitem')
  const target = await tiles.nth(2).boundingBox()

  await tiles.nth(1).getByRole('button').first().hover()
  await page.mouse.down()
  await page.mouse.move((target?.x ?? 0) + 60, (target?.y ?? 0) + 60, { steps: 8 })
  await page.mouse.up()
  await tiles
    .nth(1)
    .getByRole('button', { name: t('goods.moveEarlier', { name: '' }).trim() })
    .click()
  await page.getByRole('button', { name: t('btn.save'), exact: true }).click()

  await expect.poll(async () => (await seller(sellerGoods.show, { params })).goods_images).toEqual([three, one, two, ...others])
  expect(await seller(sellerGoods.show, { params })).toMatchObject({ goods_master_image: one })
})
