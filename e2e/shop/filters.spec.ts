import { searchGoods } from '#contracts/api/catalogue/goods.ts'
import { loadGoodsClasses } from '#contracts/api/catalogue/goods-classes.ts'
import { listIntegralClasses } from '#contracts/api/points/integral-goods-classes.ts'
import { searchIntegralGoods } from '#contracts/api/points/integral-goods.ts'
import { loadCommon } from '#contracts/api/system/common.ts'
import { encodeParams } from '#contracts/wire/params.ts'
import { expect, test } from '../test.ts'

// Proves SRH-5, CAS-1.
test('filters become chips that are removed one by one or all at once, and an empty result offers a way on', async ({
  api,
  page,
  t,
  looksRight,
}) => {
  const guest = await api('guest')
  const { brands } = await guest(loadCommon, {})
  const [root] = await guest(loadGoodsClasses, {})
  const { total } = await guest(searchGoods, { query: { per_page: 1 } })
  const brand = brands.at(-1)?.name ?? ''
  const main = page.getByRole('main')
  const chips = main.getByRole('list', { name: t('shop.applied') }).getByRole('listitem')
  const row = (name: string) => main.getByRole('group', { name, exact: true })
  const counted = (count: number) => expect(main.getByRole('status').first()).toHaveText(t('shop.foundCount', { count }))
  await page.goto('/s')
  await counted(total)

  await row(t('shop.brand'))
    .getByRole('button', { name: t('shop.more') })
    .click()
  await row(t('shop.brand')).getByRole('link', { name: brand, exact: true }).click()
  await row(t('shop.class'))
    .getByRole('link', { name: root?.name ?? '', exact: true })
    .click()
  await expect(chips).toHaveCount(3)
  await chips.getByRole('link', { name: t('shop.removeFilter', { name: root?.name ?? '' }) }).click()
  await expect(chips).toHaveCount(1)
  await page.goBack()
  await chips.getByRole('link', { name: t('shop.clearFilters') }).click()
  await counted(total)
  await expect(chips).toHaveCount(0)

  const nothing = encodeURIComponent(encodeParams({ keywords: 'zzzz', brand_id: brands[0]?.id }))
  await page.goto(`/s/${nothing}`)
  await expect(main.getByRole('heading', { name: t('shop.nothingFound') })).toBeVisible()
  await expect(
    main
      .getByRole('list', { name: t('shop.classes') })
      .getByRole('link')
      .first(),
  ).toBeVisible()
  await expect(
    main
      .getByRole('region', { name: t('shell.bestSellers') })
      .getByRole('link')
      .first(),
  ).toBeVisible()
  await looksRight()
  await main.getByRole('link', { name: t('shop.searchEverywhere', { text: 'zzzz' }) }).click()
  await expect(chips).toHaveCount(1)
  await page.goto('/s?page=999')
  await expect(main.getByRole('heading', { name: t('shop.noSuchPage', { page: 999 }) })).toBeVisible()
  await main.getByRole('link', { name: t('shop.firstPage') }).click()

  await counted(total)
  await expect(main.locator('a[href*="/goods/"]').first()).toBeVisible()
})

// Proves SRH-9.
test('a brand and a category that are clicked before anything is rendered both apply', async ({ api, page, t }) => {
  const guest = await api('guest')
  const { brands } = await guest(loadCommon, {})
  const [root] = await guest(loadGoodsClasses, {})
  const main = page.getByRole('main')
  const link = (group: string, name: string) =>
    main.getByRole('group', { name: group, exact: true }).getByRole('link', { name, exact: true })
  await page.goto('/s')
  const brand = link(t('shop.brand'), brands[0]?.name ?? '')
  const category = await link(t('shop.class'), root?.name ?? '').elementHandle()

  await brand.evaluate((first: HTMLElement, second) => {
    first.click()
    if (second instanceof HTMLElement) second.click()
  }, category)

  const chips = main.getByRole('list', { name: t('shop.applied') }).getByRole('listitem')
  await expect(chips.filter({ hasText: brands[0]?.name ?? '' })).toBeVisible()
  await expect(chips.filter({ hasText: root?.name ?? '' })).toBeVisible()
})

// Proves GRP-8, MKS-9.
test('the filters of the group buying page stay on it and find group offers only', async ({ given, api, page, t }) => {
  await given('a product has a group-buy offer', { id: 90_561, goods_id: 90_560 })
  const guest = await api('guest')
  const { brands } = await guest(loadCommon, {})
  const { total, data } = await guest(searchGoods, { query: { is_collective: 1, per_page: 30 } })
  const main = page.getByRole('main')
  const cards = main.locator('a[href*="/goods/"]')
  await page.goto('/collectives')
  await expect(main.getByRole('status').first()).toHaveText(t('shop.foundCount', { count: total }))
  await expect(cards.first()).toContainText(t('shop.group.size', { need: data[0]?.need ?? 0 }))

  await main
    .getByRole('list', { name: t('shop.sort') })
    .getByRole('link', { name: t('shop.sortPrice') })
    .click()
  await expect(page).toHaveURL(/\/collectives\/./)
  const brand = main.getByRole('group', { name: t('shop.brand'), exact: true }).getByRole('link', { name: brands[0]?.name ?? '' })
  await brand.click()

  await expect(page).toHaveURL(/\/collectives\/./)
  await expect(main.getByRole('list', { name: t('shop.applied') }).getByRole('listitem')).toHaveCount(1)
  const left = encodeParams({ brand_id: brands[0]?.id ?? 0 })
  const { total: rest } = await guest(searchGoods, { query: { is_collective: 1, params: left } })
  await expect(main.getByRole('status').first()).toHaveText(t('shop.foundCount', { count: rest }))
})

// Proves PSC-2.
test('the points shop is filtered by category, sorted by points, and shows its filters', async ({ given, api, page, t }) => {
  await given('points goods are on offer', { id: 90_571, cid: 90_572, stock: 3, price: '7.00' })
  const guest = await api('guest')
  const { total } = await guest(searchIntegralGoods, { query: { per_page: 1 } })
  const name = (await guest(listIntegralClasses, {})).find(({ id }) => id === 90_572)?.name ?? ''
  const main = page.getByRole('main')
  const cards = main.locator('a[href*="/integral/goods/"]')
  const chips = main.getByRole('list', { name: t('shop.applied') })
  const counted = (count: number) => expect(main.getByRole('status').first()).toHaveText(t('shop.foundCount', { count }))
  await page.goto('/integral/search')
  await counted(total)

  await main
    .getByRole('group', { name: t('shop.class') })
    .getByRole('link', { name, exact: true })
    .click()
  await counted(1)
  await chips.getByRole('link', { name: t('shop.removeFilter', { name }) }).click()
  await counted(total)
  await main
    .getByRole('list', { name: t('shop.sort') })
    .getByRole('link', { name: t('shop.points.sortPrice') })
    .click()
  await expect(cards.first()).toHaveAttribute('href', /\/integral\/goods\/90571$/)
  await page.goto('/integral/search?page=99')
  await main.getByRole('link', { name: t('shop.firstPage') }).click()

  await counted(total)
})
