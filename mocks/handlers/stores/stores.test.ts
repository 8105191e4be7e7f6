import { beforeEach, describe, expect, test } from 'vitest'
import { adminStores, listAdminStores, sellerStoreClasses, sellerStores } from '#contracts/api/stores/back-office-stores.ts'
import { encodeParams } from '#contracts/wire/params.ts'
import { searchGoods } from '#contracts/api/catalogue/goods.ts'
import { applyForStore, joinStore, listStores, showOwnStore, showStore } from '#contracts/api/stores/stores.ts'
import { createShop } from '../../test-shop.ts'

const place = { province_id: 90_016, city_id: 90_017, region_id: 90_018 }
const classes = { root_id: 90_211, group_id: 90_212, leaf_id: 90_213 }
const application = {
  store_name: '街角小店',
  store_logo: '/storage/stores/corner.svg',
  store_company_name: '街角商贸有限公司',
  store_address: '集市路 3 号',
  area: Object.values(place),
  class_id: [Object.values(classes)],
  business_license: '/storage/papers/0-licence.svg',
  business_license_no: '91000000MA000000XX',
  legal_person: '李雷',
  store_phone: '13800000000',
  id_card_no: '000000190001010000',
  id_card_t: '/storage/papers/0-id-front.svg',
  id_card_b: '/storage/papers/0-id-back.svg',
  emergency_contact: '韩梅梅',
  emergency_contact_phone: '13900000000',
}

let shop: ReturnType<typeof createShop>
beforeEach(() => {
  shop = createShop()
  shop.given('a province with a city and a district exists', place)
  shop.given('a class of the third level exists', classes)
})

const ownOf = async (who: 'newcomer' | 'applicant' | 'refused') => {
  const store = await shop.ask(showOwnStore, {}, who)
  return Array.isArray(store) ? undefined : store
}
const idOf = async (who: 'newcomer' | 'applicant' | 'refused') => (await ownOf(who))?.id ?? 0

describe('an application', () => {
  // Proves STO-1, STO-2.
  test('leads from joining through the form and the review to an open store', async () => {
    const { id } = await shop.ask(joinStore, {}, 'newcomer')
    expect(await ownOf('newcomer')).toMatchObject({ id, store_verify: 1, store_status: 0 })

    await shop.ask(applyForStore, { body: application }, 'newcomer')
    expect(await ownOf('newcomer')).toMatchObject({ store_verify: 2, store_name: application.store_name })

    await shop.ask(adminStores.update, { params: { id }, body: { store_verify: 4 } }, 'admin')
    expect((await shop.ask(listStores, { query: {} })).data.map(store => store.id)).not.toContain(id)
    await shop.ask(adminStores.update, { params: { id }, body: { store_status: 1 } }, 'admin')

    expect((await shop.ask(listStores, { query: {} })).data.map(store => store.id)).toContain(id)
    expect(await ownOf('newcomer')).toMatchObject({ store_verify: 4, store_status: 1 })
  })

  // Proves STO-2, STO-3.
  test('that was refused shows the reason until it is corrected', async () => {
    expect(await ownOf('refused')).toMatchObject({ store_verify: 3, store_refuse_info: '营业执照照片不清晰，请重新上传' })

    await shop.ask(applyForStore, { body: application }, 'refused')

    expect(await ownOf('refused')).toMatchObject({ store_verify: 2, store_refuse_info: '' })
  })

  // Proves STO-2.
  test('that awaits approval or has passed keeps its status when it is saved again', async () => {
    await shop.ask(applyForStore, { body: application }, 'applicant')
    expect(await ownOf('applicant')).toMatchObject({ store_verify: 2 })
    await shop.ask(adminStores.update, { params: { id: await idOf('applicant') }, body: { store_verify: 4 } }, 'admin')

    await shop.ask(applyForStore, { body: application }, 'applicant')

    expect(await ownOf('applicant')).toMatchObject({ store_verify: 4 })
  })

  // Proves STO-5.
  test('cannot be opened, passed or paid by its own owner', async () => {
    const body = { ...application, store_verify: 4, store_status: 1, store_money: '999.00' }

    await shop.ask(applyForStore, { body }, 'applicant')

    expect(await ownOf('applicant')).toMatchObject({ store_verify: 2, store_status: 0, store_money: '0.00' })
  })

  // Proves SUB-1, STO-1.
  test('is refused a second time, for a sub-account, and before joining', async () => {
    expect(await shop.refusal(joinStore, {}, 'applicant')).toBe('storeExists')
    expect(await shop.refusal(joinStore, {}, 'staff')).toBe('subAccountRefused')
    expect(await shop.refusal(applyForStore, { body: application }, 'staff')).toBe('subAccountRefused')
    expect(await shop.refusal(applyForStore, { body: application }, 'newcomer')).toBe('notFound')
  })

  // Proves PER-1, STO-2, STO-7.
  test('must name areas and categories that belong together', async () => {
    const wrongPlace = { ...application, area: [place.city_id, place.province_id] }
    const wrongClass = { ...application, class_id: [[classes.group_id, classes.root_id, classes.leaf_id]] }

    expect(await shop.refusal(applyForStore, { body: wrongPlace }, 'applicant')).toBe('invalidInput')
    expect(await shop.refusal(applyForStore, { body: wrongClass }, 'applicant')).toBe('invalidInput')
  })

  // Proves STO-3.
  test('can only be refused with a reason', async () => {
    const id = await idOf('applicant')
    const review = (store_refuse_info: string) => ({ params: { id }, body: { store_verify: 3, store_refuse_info } as const })

    expect(await shop.refusal(adminStores.update, review(''), 'admin')).toBe('invalidInput')
    await shop.ask(adminStores.update, review('照片不清晰'), 'admin')

    expect(await ownOf('applicant')).toMatchObject({ store_verify: 3, store_refuse_info: '照片不清晰' })
  })
})

describe('the directory', () => {
  const near = (sort_order: 'asc' | 'desc') => ({
    query: { params: encodeParams({ sort_type: 'distance', sort_order }), lat: '30.2780', lng: '120.1320' },
  })
  const metres = (text: string): number => Number.parseFloat(text) * (text.endsWith('km') ? 1000 : 1)

  // Proves STP-2, STP-3.
  test('sorts by distance in both directions, and shows it in metres or kilometres', async () => {
    const { data } = await shop.ask(listStores, near('asc'))
    const all = data.map(store => metres(store.distance))

    expect(data[0]).toMatchObject({ id: 1, distance: '0m' })
    expect(all).toEqual(all.toSorted((a, b) => a - b))
    expect((await shop.ask(listStores, near('desc'))).data.at(-1)?.id).toBe(1)
  })

  // Proves STO-4, STP-1.
  test('contains only open stores, neither closed nor waiting ones', async () => {
    const { data, total } = await shop.ask(listStores, { query: {} })

    expect(total).toBe(11)
    expect(data.map(store => store.id)).not.toContain(12)
  })

  // Proves LST-16.
  test('finds stores by words in either language', async () => {
    const found = async (keywords: string) =>
      (await shop.ask(listStores, { query: { params: encodeParams({ keywords: encodeURIComponent(keywords) }) } })).total

    expect(await found('澜桥')).toBe(1)
    expect(await found('nothing like this')).toBe(0)
  })

  // Proves COM-4, STP-4.
  test("shows a store's best sellers, but not its documents, staff and money", async () => {
    const store = await shop.ask(showStore, { params: { id: 1 } })
    const { data } = await shop.ask(searchGoods, {
      query: { params: encodeParams({ store_id: 1, sort_type: 'goods_sale', sort_order: 'desc' }), per_page: 6 },
    })

    expect(store.sale_list.map(goods => goods.id)).toEqual(data.map(goods => goods.id))
    for (const key of ['store_money', 'store_frozen_money', 'id_card_no', 'legal_person', 'store_phone', 'business_license_no'])
      expect(store).not.toHaveProperty(key)
  })
})

describe('in the back offices', () => {
  // Proves STW-6.
  test('counts by step include all stores, whatever the filter', async () => {
    const { count, total } = await shop.ask(listAdminStores, { query: { store_verify: 3 } }, 'admin')

    expect({ count, total }).toEqual({ count: { pass: 12, wait: 2, error: 2, create: 1 }, total: 2 })
  })

  // Proves SUB-1, SUB-2, STW-1.
  test('a seller sees and changes only their own store, a sub-account that of its owner', async () => {
    const { data } = await shop.ask(sellerStores.list, { query: {} }, 'seller')
    expect(data.map(store => store.id)).toEqual([1])
    expect(await shop.refusal(sellerStores.show, { params: { id: 2 } }, 'seller')).toBe('notFound')

    await shop.ask(sellerStores.update, { params: { id: 0 }, body: { store_mobile: '400-1' } }, 'staff')

    expect(await shop.ask(sellerStores.show, { params: { id: 0 } }, 'seller')).toMatchObject({ id: 1, store_mobile: '400-1' })
  })

  // Proves STO-8, WIR-6.
  test('slides are returned as a list, whether they were sent as a list or joined by commas', async () => {
    const save = (store_slide: string | string[]) =>
      shop.ask(sellerStores.update, { params: { id: 0 }, body: { store_slide } }, 'seller')
    const slides = async () => (await shop.ask(sellerStores.show, { params: { id: 0 } }, 'seller')).store_slide

    await save('/storage/a.svg,/storage/b.svg')
    expect(await slides()).toEqual(['/storage/a.svg', '/storage/b.svg'])
    await save(['/storage/c.svg'])

    expect(await slides()).toEqual(['/storage/c.svg'])
  })

  // Proves STW-3.
  test('the categories of a store are a tree of three levels with what it sells', async () => {
    const { class_id } = await shop.ask(sellerStores.show, { params: { id: 0 } }, 'seller')
    const tree = await shop.ask(sellerStoreClasses, {}, 'seller')
    const leaves = tree.flatMap(root => (root.children ?? []).flatMap(group => (group.children ?? []).map(leaf => leaf.id)))

    expect(new Set(leaves)).toEqual(new Set(class_id.map(path => path[2])))
  })
})
