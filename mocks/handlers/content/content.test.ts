import { beforeEach, describe, expect, test } from 'vitest'
import { adminAdvs, listAdvs } from '#contracts/api/content/advs.ts'
import { showAgreement } from '#contracts/api/content/agreements.ts'
import { adminAppVersions, latestAppVersion } from '#contracts/api/content/app-versions.ts'
import { adminArticleMenus } from '#contracts/api/content/article-menus.ts'
import { adminArticles, showArticle } from '#contracts/api/content/articles.ts'
import { allExpresses, listExpresses } from '#contracts/api/orders/expresses.ts'
import { homeGoods, showGoods } from '#contracts/api/catalogue/goods.ts'
import { loadCommon } from '#contracts/api/system/common.ts'
import { adminClasses, loadGoodsClasses } from '#contracts/api/catalogue/goods-classes.ts'
import { adminNotices } from '#contracts/api/content/notices.ts'
import { createShop } from '../../test-shop.ts'

let shop: ReturnType<typeof createShop>
beforeEach(() => {
  shop = createShop()
})

describe('an article', () => {
  const title = '关于我们'

  // Proves ART-1.
  test('counts a click on each read, which does not count as an edit', async () => {
    const first = await shop.ask(showArticle, { params: { name: title } })
    shop.world.clock.step(3_600_000)

    const second = await shop.ask(showArticle, { params: { name: title } })

    expect(second.click).toBe(first.click + 1)
    expect(second.updated_at).toBe(first.updated_at)
  })

  // Proves ART-2.
  test('is found by its English title in an English request', async () => {
    const request = new Request(`http://localhost/api/article/${encodeURIComponent('About us')}`, {
      headers: { 'accept-language': 'en' },
    })

    const { data } = (await (await shop.send(request)).json()) as { data: { name: string } }

    expect(data.name).toBe('About us')
  })

  // Proves ART-1.
  test('that does not exist counts no click', async () => {
    const before = await shop.world.hash()

    expect(await shop.refusal(showArticle, { params: { name: '没有这篇' } })).toBe('notFound')
    expect(await shop.world.hash()).toBe(before)
  })

  // Proves ART-3.
  test('belongs to an existing section and shows its name', async () => {
    const [section] = (await shop.ask(adminArticleMenus.list, { query: { name: '购物指南' } }, 'admin')).data
    const body = { pid: section?.id ?? 0, name: '新文章', content: '<p>x</p>' }

    const { id } = await shop.ask(adminArticles.create, { body }, 'admin')

    const [row] = (await shop.ask(adminArticles.list, { query: { id } }, 'admin')).data
    expect(row).toMatchObject({ class_name: '购物指南', click: 0 })
    expect(await shop.refusal(adminArticles.create, { body: { ...body, pid: 987_654, name: '另一篇' } }, 'admin')).toBe(
      'invalidInput',
    )
    expect(await shop.refusal(adminArticles.create, { body }, 'admin')).toBe('nameTaken')
  })
})

// Proves ART-4.
test('an agreement is found by its call name only', async () => {
  expect((await shop.ask(showAgreement, { params: { name: 'agreement' } })).name).toBe('平台服务协议')
  expect(await shop.refusal(showAgreement, { params: { name: 'agreements' } })).toBe('notFound')
})

describe('the adverts of an ad space', () => {
  const shown = async () => (await shop.ask(listAdvs, { query: { name: '首页轮播' } })).map(adv => adv.name)

  // Proves ADV-1.
  test('are shown while they are open and between their times, highest sort value first', async () => {
    expect(await shown()).toEqual(['秋日换新季', '厨房好物节'])

    shop.world.clock.step(16 * 86_400_000)
    expect(await shown()).toEqual(['秋日换新季', '厨房好物节', '年货早知道'])

    shop.world.clock.step(10 * 86_400_000)
    expect(await shown()).toEqual(['秋日换新季', '年货早知道'])
  })

  // Proves ADV-1.
  test('disappear when they are closed', async () => {
    const [adv] = (await shop.ask(adminAdvs.list, { query: { name: '秋日换新季' } }, 'admin')).data
    const body = adv && { ...adv, status: 0 as const }

    if (body) await shop.ask(adminAdvs.update, { params: { id: body.id }, body }, 'admin')

    expect(await shown()).toEqual(['厨房好物节'])
  })
})

// Proves MSG-2.
test('the newest app version of a device is the one with the highest version code', async () => {
  const body = { name: '热修复', version: '1.1.5', version_code: 115, device: 'android', is_wgt: 1 } as const
  await shop.ask(adminAppVersions.create, { body }, 'admin')

  expect(await shop.ask(latestAppVersion, {})).toMatchObject({ version_code: 120 })
  expect(await shop.ask(latestAppVersion, { query: { device: 'watch' } })).toBeNull()
})

describe('trees', () => {
  // Proves ART-3.
  test('of sections allow two levels', async () => {
    const [child] = (await shop.ask(adminArticleMenus.list, { query: { name: '购物指南' } }, 'admin')).data
    const body = { pid: child?.id ?? 0, name: '太深了' }

    expect(await shop.refusal(adminArticleMenus.create, { body }, 'admin')).toBe('invalidInput')
  })

  // Proves CLS-1.
  test('of categories have three levels, count the levels that move along, and never become circular', async () => {
    const [id, child_id, leaf_id] = [90_071, 90_072, 90_073]
    shop.given('a product class has classes below it', { id, child_id, leaf_id })
    const [other] = await shop.ask(loadGoodsClasses, { query: { deep: 1 } })
    const move = (from: number, pid: number) =>
      shop.refusal(adminClasses.update, { params: { id: from }, body: { pid, name: '园艺' } }, 'admin')

    expect(await move(id, id)).toBe('invalidInput')
    expect(await move(id, leaf_id)).toBe('invalidInput')
    expect(await move(id, other?.id ?? 0)).toBe('invalidInput')
    expect(await move(child_id, other?.id ?? 0)).toBe('none')
  })

  // Proves CLS-3, LST-11, LST-13.
  test('show for each category of a level whether it has subcategories', async () => {
    const [id, child_id, leaf_id] = [90_071, 90_072, 90_073]
    shop.given('a product class has classes below it', { id, child_id, leaf_id })
    const below = (pid: number) => shop.ask(adminClasses.children, { query: { isChildren: 'true', pid } }, 'admin')

    expect(await below(id)).toMatchObject([{ id: child_id, has_children: { id: leaf_id } }])
    expect(await below(child_id)).toMatchObject([{ id: leaf_id, has_children: null }])
  })
})

// Proves CLS-2.
test('a category can be deleted without breaking the pages of its products', async () => {
  const product = shop.world.db.goods.rows()[0]
  const leaf = shop.world.db.goods_classes.find(product?.class_id ?? 0)
  const middle = shop.world.db.goods_classes.find(leaf?.pid ?? 0)
  const ids = [leaf?.id, middle?.pid].join(',')

  expect(await shop.ask(adminClasses.remove, { params: { ids } }, 'admin')).toBe(2)

  expect((await shop.ask(showGoods, { params: { id: product?.id ?? 0 } })).id).toBe(product?.id)
  expect(await shop.refusal(loadCommon, {})).toBe('none')
  expect(await shop.refusal(adminClasses.list, { query: {} }, 'admin')).toBe('none')
})

// Proves CLS-1.
test('a category with products keeps its level, so that each product has three', async () => {
  const leaf = shop.world.db.goods_classes.find(shop.world.db.goods.rows()[0]?.class_id ?? 0)
  const other = shop.world.db.goods_classes.rows().find(one => one.pid === leaf?.pid && one.id !== leaf?.id)
  const move = (pid: number) => {
    const input = { params: { id: leaf?.id ?? 0 }, body: { pid, name: '搬家' } }
    return shop.refusal(adminClasses.update, input, 'admin')
  }

  expect(await move(0)).toBe('invalidInput')
  expect(await move(other?.pid ?? 0)).toBe('none')
  shop.world.db.goods_classes.remove(other?.pid ?? 0)
  expect(await move(0)).toBe('invalidInput')
})

// Proves SRH-6.
test('a category without subcategories does not break the home page', async () => {
  await shop.ask(adminClasses.create, { body: { pid: 0, name: '新分类', is_sort: '' } }, 'admin')

  const home = await shop.ask(homeGoods, {})

  expect(home.goods.find(one => one.name === '新分类')?.goods).toEqual([])
})

// Proves ADM-1, ART-6.
test('content of another administrator can be neither read nor changed', async () => {
  const foreign = shop.world.db.notices.add({ belong_id: 2, tag: '', name: '别人的公告', content: '' })
  const input = { params: { id: foreign.id } }

  expect(await shop.refusal(adminNotices.show, input, 'admin')).toBe('notFound')
  expect(await shop.refusal(adminNotices.update, { ...input, body: { name: '改名' } }, 'admin')).toBe('notFound')
  expect(await shop.refusal(adminNotices.remove, { params: { ids: foreign.id } }, 'admin')).toBe('notFound')
  expect((await shop.ask(adminNotices.list, { query: { id: foreign.id } }, 'admin')).total).toBe(0)
})

// Proves LST-10.
test('couriers are listed by page or all at once', async () => {
  const page = await shop.ask(listExpresses, { query: { per_page: 5 } })
  const all = await shop.ask(allExpresses, { query: { isAll: 'true' } })

  expect(page).toMatchObject({ total: all.length, last_page: Math.ceil(all.length / 5) })
  expect(page.data).toEqual(all.slice(0, 5))
})
