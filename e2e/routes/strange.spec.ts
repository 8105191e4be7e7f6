import { errors } from '#contracts/api/errors.ts'
import { encodeParams } from '#contracts/wire/params.ts'
import { expect, test } from '../test.ts'
import { visit } from '../visit.ts'

const params = ['x', '%00', '%E0%A4%A', 'bnVsbA==', encodeParams({ order: 'all', pid: '<script>', order_id: [-1] })]
/** Ids that no server gives out, and one that it may know nothing of. */
const ids = ['0', '-1', 'abc', '99999999999999999', '%3Cscript%3E', '1e9', '987654321']

/** What addresses below a path say of themselves when they mean nothing. */
const textKeys = {
  '/s': 'shop.badSearch',
  '/collectives': 'shop.badSearch',
  '/integral/search': 'shop.badSearch',
  '/order/before': 'shop.before.brokenTitle',
  '/order/pay': 'shop.pay.brokenTitle',
  '/store': 'shop.stores.unknown',
  '/goods': 'shop.unknownGoods',
  '/integral/goods': 'shop.unknownGoods',
  '/integral/order/1': 'shop.before.refusedTitle',
  '/user/order': 'server',
  '/user/order/comment': 'user.comment.wrongTitle',
  '/user/order/refund': 'user.refund.wrongTitle',
  '/user/order/refund_form': 'user.refund.noneTitle',
  '/user/address/form': 'address.missing',
  '/agreement': 'shop.noAgreement',
  '/user/article': 'user.article.missing',
  '/nowhere/at': 'error.notFound',
  '': 'error.notFound',
} as const
type Path = keyof typeof textKeys

const below = (paths: readonly Path[], ends: readonly string[]) => paths.flatMap(path => ends.map(end => ({ path, end })))

const strange = [
  ...below(['/s', '/collectives', '/order/before', '/order/pay'], params),
  // Parameters of another list can be read: what the points shop does not know in them is left out.
  ...below(['/integral/search'], params.slice(0, -1)),
  ...below(['/store', '/goods', '/integral/goods', '/user/order', '/user/order/comment', '/user/order/refund'], ids),
  ...below(['/user/order/refund_form', '/user/address/form'], ids),
  ...below(['/agreement', '/user/article'], ['nothing']),
  ...below(['/integral/order/1'], ['0']),
  ...below(['/nowhere/at'], ['all']),
  ...below([''], ['Carts']),
]

// Proves RTE-6, RTE-14.
test('addresses that mean nothing lead to clear pages with a way on @routes', async ({ page, signedIn, language, t }) => {
  test.slow()
  await page.goto('/order/success')
  await signedIn('shopper')
  await page.reload()
  const main = page.getByRole('main')
  const before = main.getByRole('heading', { name: t('title.orderSuccess') })

  for (const { path, end } of strange) {
    const at = `${path}/${end}`
    const word = textKeys[path]
    const words = word === 'server' ? errors.notFound[language === 'en' ? 'en' : 'zh'] : t(word)
    // What is seen next is not left over from the address before.
    await visit(page, '/order/success')
    await expect(before).toBeVisible()
    await visit(page, at)

    await expect(before, at).toHaveCount(0)
    await expect(main.locator('[aria-busy=true]'), at).toHaveCount(0)
    await expect(main.getByRole('heading', { level: 1 }), at).toHaveCount(1)
    await expect(main.getByText(words, { exact: true }).first(), at).toBeVisible()
    await expect(main.getByRole('link').or(main.getByRole('button')).first(), at).toBeVisible()
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
  '/\t/evil.example',
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

for (const [account, path, home] of [
  ['seller', '/Seller/login', '/Seller/dashboard'],
  ['admin', '/Admin/login', '/Admin/dashboard'],
] as const)
  // Proves SES-8.
  test(`signing in to the ${account}'s office never leads to another site @routes`, async ({ page, signedIn }) => {
    await signedIn(account)

    for (const back of elsewhere) {
      await page.goto(`${path}?back=${encodeURIComponent(back)}`)

      await expect(page, back).toHaveURL(home)
    }
  })
