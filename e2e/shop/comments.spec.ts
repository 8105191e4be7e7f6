import { searchGoods, showGoods } from '#contracts/api/catalogue/goods.ts'
import { expect, test } from '../test.ts'
import { escaped } from '../words.ts'

const goods = 90_520
const count = 11

// Proves COM-12.
test('a guest reads reviews by kind and by page, and the URL restores the same view', async ({ given, page, t }) => {
  await given('a product is on sale', { id: goods, stock: 5, price: '20.00' })
  for (const at of Array.from({ length: count }, (_, one) => one))
    await given('an order has a comment', { id: 90_521 + at, goods_id: goods, comment_id: 90_541 + at })
  const panel = page.getByRole('tabpanel')
  const replies = panel.getByText(t('shop.storeReply').trim())
  await page.goto(`/goods/${goods}`)

  await page.getByRole('tab', { name: t('shop.commentsWith', { count }) }).click()
  await expect(replies).toHaveCount(10)
  await panel.getByRole('button', { name: t('shop.commentsBad', { count: 0 }) }).click()
  await expect(panel.getByText(t('shop.noComments'))).toBeVisible()
  await panel.getByRole('button', { name: t('shop.commentsGood', { count }) }).click()
  await panel.getByRole('button', { name: t('ui.pageNumber', { page: 2 }) }).click()
  await expect(replies).toHaveCount(1)

  await panel.getByRole('button', { name: new RegExp(escaped(t('ui.pictureOf', { at: 1, of: 1, name: '' }))) }).click()
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible()
  await expect(page.getByRole('dialog').getByRole('button', { name: t('btn.close') })).toBeFocused()
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: t('shop.stores.enter') }).click()
  await expect(page).toHaveURL(/\/store\/\d+$/)
  await page.goBack()

  await expect(replies).toHaveCount(1)
  await expect(panel.getByRole('button', { name: t('shop.commentsGood', { count }) })).toHaveAttribute('aria-pressed', 'true')
})

// Proves CAS-2.
test('the tabs, categories and best sellers of a product page lead to their content', async ({ api, page, t }) => {
  const guest = await api('guest')
  const found = await Promise.all(
    (await guest(searchGoods, { query: { per_page: 12 } })).data.map(({ id }) => guest(showGoods, { params: { id } })),
  )
  const one = found.find(({ id, sale_list }) => sale_list.some(other => other.id !== id)) ?? found[0]
  const next = one?.sale_list.find(({ id }) => id !== one.id)
  await page.goto(`/goods/${one?.id}`)

  await page.getByRole('tab', { name: t('shop.details') }).press('End')
  await expect(page.getByRole('tab', { name: t('shop.afterSales') })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('tabpanel', { name: t('shop.afterSales') })).toBeVisible()
  const ranking = page.getByRole('region', { name: t('shop.ranking') }).getByRole('listitem')
  await expect(ranking).toHaveCount(one?.sale_list.length ?? 0)
  await ranking
    .getByRole('link', { name: new RegExp(escaped(next?.goods_name ?? '')) })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(next?.goods_name ?? '')
  await expect(page.getByRole('tab', { name: t('shop.details') })).toHaveAttribute('aria-selected', 'true')
  const leaf = one?.classList[0]?.name ?? ''
  await page
    .getByRole('navigation', { name: t('ui.crumbs') })
    .getByRole('link', { name: leaf, exact: true })
    .click()

  await expect(page).toHaveURL(/\/s\//)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(leaf)
})
