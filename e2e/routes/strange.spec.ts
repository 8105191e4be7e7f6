import { encodeParams } from '#contracts/api/kit/values.ts'
import { expect, test } from '../test.ts'
import { visit } from '../visit.ts'

const params = ['x', '%00', '%E0%A4%A', 'bnVsbA==', encodeParams({ order: 'all', pid: '<script>', order_id: [-1] })]
const ids = ['0', '-1', 'abc', '99999999999999999', '%3Cscript%3E', '1e9']

const strange = [
  ...['/s', '/collectives', '/integral/search', '/order/before', '/order/pay'].flatMap(path =>
    params.map(one => `${path}/${one}`),
  ),
  ...[
    '/store',
    '/goods',
    '/integral/goods',
    '/user/order',
    '/user/order/comment',
    '/user/order/refund',
    '/user/order/refund_form',
    '/user/address/form',
  ].flatMap(path => ids.map(one => `${path}/${one}`)),
  '/integral/order/1/0',
  '/agreement/nothing',
  '/user/article/nothing',
  '/nowhere/at/all',
  '/Carts',
]

// Proves RTE-6, RTE-14.
test('invalid URLs lead to clear pages with a link to continue @routes', async ({ page, signedIn, t }) => {
  test.slow()
  await page.goto('/order/success')
  await signedIn('shopper')
  await page.reload()
  const main = page.getByRole('main')
  const before = main.getByRole('heading', { name: t('title.orderSuccess') })

  for (const path of strange) {
    // Otherwise the next check might see the page of the previous URL.
    await visit(page, '/order/success')
    await expect(before).toBeVisible()
    await visit(page, path)

    await expect(before, path).toHaveCount(0)
    await expect(main.locator('[aria-busy=true]'), path).toHaveCount(0)
    await expect(main.getByRole('heading', { level: 1 }), path).toHaveCount(1)
    await expect(main.getByRole('link').or(main.getByRole('button')).first(), path).toBeVisible()
  }
})

// Proves RTE-5, RTE-6.
test('paths are case-sensitive @routes', async ({ page, t }) => {
  for (const path of ['/STORES', '/Seckills', '/Goods/1']) {
    await page.goto(path)

    await expect(page.getByRole('main').getByRole('heading', { name: t('error.notFound') }), path).toBeVisible()
  }
})

const elsewhere = [
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/%2Fevil.example',
  'javascript:alert(1)',
  'https://evil.example',
]

// Proves SES-8.
test('signing in never leads to another site @routes', async ({ page, signedIn }) => {
  await signedIn('shopper')

  for (const back of elsewhere) {
    await page.goto(`/login?back=${encodeURIComponent(back)}`)

    await expect(page, back).toHaveURL('/')
  }
})
