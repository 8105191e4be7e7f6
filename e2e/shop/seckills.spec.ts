import { sellerGoods } from '#contracts/api/catalogue/back-office-goods.ts'
import { listSeckills } from '#contracts/api/marketing/seckills.ts'
import { test as testAlone } from '../own-profile.ts'
import { expect, now, test } from '../test.ts'

const goods = 90_601
const hour = 3601

// Proves FLS-6.
test('a flash sale that is sold out says so in the list, and cannot be bought on its page', async ({ given, api, page, t }) => {
  await given('a product is in a flash sale', { id: 90_602, goods_id: goods })
  const seller = await api('seller')
  await seller(sellerGoods.update, { params: { id: goods }, body: { goods_stock: '0' } })
  const card = page.getByRole('main').locator(`a[href$="/goods/${goods}"]`)
  await page.goto('/seckills')

  await expect(card).toContainText(t('shop.soldOut'))
  await card.click()

  await expect(page.getByRole('button', { name: t('shop.buyNow') })).toBeDisabled()
  await expect(page.getByText(t('shop.soldOut'), { exact: true })).toBeVisible()
})

// Proves FLS-5, MKS-8.
testAlone('when the hour is over, the sales of the next one move up', async ({ api, pass, page, t }) => {
  const guest = await api('guest')
  const { data, total } = await guest(listSeckills, { query: { start_time: 1, per_page: 30 } })
  expect(total).toBeGreaterThan(0)
  const main = page.getByRole('main')
  const running = main
    .getByRole('list', { name: t('shop.sale.hours') })
    .getByRole('link')
    .first()
  await page.goto('/seckills')
  await expect(running).toContainText(now.slice(11, 16))
  await expect(running).toContainText(t('shop.sale.running'))

  await pass(hour)
  await page.clock.setFixedTime(new Date(Date.parse(`${now.replace(' ', 'T')}+08:00`) + hour * 1000))

  await expect(running).toContainText('11:00')
  await expect(running).toHaveAttribute('aria-current', 'true')
  await expect(main.getByRole('status').first()).toHaveText(t('shop.foundCount', { count: total }))
  await expect(main.locator(`a[href$="/goods/${data[0]?.id}"]`)).toBeVisible()
})
