import { sellerGoods } from '#contracts/api/catalogue/back-office-goods.ts'
import { sellerAttrs } from '#contracts/api/catalogue/goods-attrs.ts'
import { attributeNamed, goodsFormOf } from '../goods-form.ts'
import { amount } from '../purchase/shopping.ts'
import { endElsewhere } from '../end-session.ts'
import { expect, test } from '../test.ts'

const leaf = 90_301
const colour = { id: 90_304, name: '颜色九', spec_id: 90_305, other_spec_id: 90_306 }
const size = { id: 90_314, name: '尺寸九', spec_id: 90_315, other_spec_id: 90_316 }
const figures = { goods_price: '20', goods_market_price: '30', goods_weight: '0.5', goods_stock: '7' }

// Proves CAS-6, CAS-7.
test('a seller adds a product with variants, and a shopper sees it in the shop', async ({ given, signedIn, api, page, t }) => {
  await given('a class for products exists', { id: leaf })
  await given('the store has an attribute', colour)
  await signedIn('seller')
  const seller = await api('seller')
  const { name, specs } = await attributeNamed(seller, colour.id)
  const [first = { name: '' }, second = { name: '' }] = specs
  const form = goodsFormOf(page, t)
  await page.goto('/Seller/goods')
  await page.getByRole('button', { name: t('btn.add'), exact: true }).click()

  await form.chooseClass([`Class ${leaf + 2}`, `Class ${leaf + 1}`, `Class ${leaf}`])
  await form.title.fill('Enamel jug')
  await form.upload()
  await form.sell(figures)
  await form.addAttribute(name)
  await form.tick(name, first.name)
  await form.tick(name, second.name)
  await form.fill(figures)
  await form.cell(second.name, 'goods_price').fill('88')
  await form.save()

  await expect(page.getByRole('row').filter({ hasText: 'Enamel jug' })).toContainText('¥20.00 ~ ¥88.00')
  const { data } = await seller(sellerGoods.list, { query: { goods_name: 'Enamel jug' } })
  await page.goto(`/goods/${data[0]?.id}`)
  await page.getByRole('group', { name, exact: true }).getByRole('button', { name: second.name, exact: true }).click()
  await expect(page.getByRole('status', { name: t('shop.price') })).toContainText(amount('88'))
})

// Proves SKU-6.
test('numbers typed into the matrix survive changes of attributes and values', async ({ given, signedIn, api, page, t }) => {
  await given('the store has an attribute', colour)
  await given('the store has an attribute', size)
  await signedIn('seller')
  const seller = await api('seller')
  const [one, two] = [await attributeNamed(seller, colour.id), await attributeNamed(seller, size.id)]
  const [red, green, small] = [one.specs[0]?.name ?? '', one.specs[1]?.name ?? '', two.specs[0]?.name ?? '']
  const form = goodsFormOf(page, t)
  await page.goto('/Seller/goods?id=new')
  await form.addAttribute(one.name)
  await form.tick(one.name, red)
  await form.tick(one.name, green)
  await form.cell(red, 'goods_price').fill('12')
  await form.cell(green, 'goods_price').fill('34')

  await form.untick(one.name, red)
  await form.tick(one.name, red)
  await form.addAttribute(two.name)
  await form.tick(two.name, small)

  await expect(form.cell(`${red} ${small}`, 'goods_price')).toHaveValue('12')
  await expect(form.cell(`${green} ${small}`, 'goods_price')).toHaveValue('34')
})

// Proves SKU-7.
test('more combinations than a product may have are refused before they are generated', async ({ signedIn, api, page, t }) => {
  const seller = await api('seller')
  const names = ['Attribute A', 'Attribute B', 'Attribute C', 'Attribute D', 'Attribute E']
  const specs = ['1', '2', '3', '4', '5', '6', '7', '8']
  for (const name of names) await seller(sellerAttrs.create, { body: { name, specs } })
  await signedIn('seller')
  const form = goodsFormOf(page, t)
  await page.goto('/Seller/goods?id=new')

  for (const name of names) {
    await form.addAttribute(name)
    await form.tickAll(name)
  }

  await expect(page.getByText(t('goods.tooManySkus', { count: 32_768, most: 300 }))).toBeVisible()
  await expect(page.getByRole('table')).toBeHidden()
})

// Proves GDE-11.
test('a draft is restored after a reload, until the seller discards it', async ({ signedIn, page, t }) => {
  await signedIn('seller')
  const form = goodsFormOf(page, t)
  await page.goto('/Seller/goods?id=new')
  await form.title.fill('Half a jug')
  await page.reload()

  await expect(form.title).toHaveValue('Half a jug')
  await page.getByRole('button', { name: t('goods.discardDraft') }).click()

  await expect(form.title).toHaveValue('')
})

// Proves GDE-11.
test('a draft has the latest input when the session ends', async ({ backend, signedIn, page, t }) => {
  await signedIn('seller')
  const form = goodsFormOf(page, t)
  await page.goto('/Seller/goods?id=new')
  await form.title.fill('Half a jug')
  await endElsewhere(page, backend, 'seller')
  await form.title.fill('Three quarters of a jug')

  await form.choosePicture()
  await expect(page).toHaveURL(/\/Seller\/login\?back=/)
  await signedIn('seller')
  await page.goto('/Seller/goods?id=new')

  await expect(form.title).toHaveValue('Three quarters of a jug')
})
