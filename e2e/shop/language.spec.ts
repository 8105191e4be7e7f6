import { searchGoods, showGoods } from '#contracts/api/catalogue/goods.ts'
import { expect, test } from '../own-profile.ts'

const words = {
  en: { button: 'English', nickname: 'Xiaoman', category: 'Phones & digital' },
  'zh-cn': { button: '中文', nickname: '小满爱逛街', category: '手机数码' },
}

// Proves LNG-4.
test('switching the language also switches what the server said: product, categories and nickname', async ({
  signedIn,
  api,
  page,
  language,
}) => {
  const [before, after] = language === 'en' ? [words.en, words['zh-cn']] : [words['zh-cn'], words.en]
  await signedIn('shopper')
  const shopper = await api('shopper')
  const { data } = await shopper(searchGoods, { query: { per_page: 1 } })
  const goods = await shopper(showGoods, { params: { id: data[0]?.id ?? 0 } })
  const title = page.getByRole('main').getByRole('heading', { level: 1 })
  await page.goto(`/goods/${goods.id}`)
  await expect(title).toHaveText(goods.goods_name)

  await page.getByRole('button', { name: after.button }).click()

  await expect(title).not.toHaveText(goods.goods_name)
  await expect(page.getByText(after.nickname).first()).toBeVisible()
  await page.getByRole('button', { name: before.button }).click()
  await expect(title).toHaveText(goods.goods_name)
  await expect(page.getByText(before.nickname).first()).toBeVisible()
  await page.goto('/')
  await expect(page.getByRole('main').getByRole('link', { name: before.category }).first()).toBeVisible()
  await expect(page.getByText(before.nickname).first()).toBeVisible()
})
