import { adminStores } from '#contracts/api/stores/back-office-stores.ts'
import { applyForStore, joinStore, listStores, showOwnStore, showStore, storeVerify } from '#contracts/api/stores/stores.ts'
import { ignoresForgery } from '../assignment.ts'
import { ask, Broken, must, refused, same, sampleOf, sure, type Rule, type Shop } from '../rule.ts'

const ownStore = async (shop: Shop) => {
  const store = await ask(shop, showOwnStore, {}, 'applicant')
  if (Array.isArray(store)) throw new Broken('data', "the applicant's store", '[]')
  return store
}

const applies: Rule = {
  name: 'An application is submitted, refused with a reason, corrected, and passed.',
  about: [applyForStore, adminStores.update, showOwnStore],
  source: 'STO-1',
  run: async shop => {
    const { body, given } = sampleOf(shop, applyForStore)
    await shop.given(...given, ['an application is at a step', { account: 'applicant', store_verify: storeVerify.filling }])
    const handIn = async () => sure(await shop.send(applyForStore, { body }, 'applicant'))
    await handIn()
    const { id, store_verify, store_status } = await ownStore(shop)
    same('data.store_verify, data.store_status', [store_verify, store_status], [storeVerify.reviewing, 0])
    const decide = (decision: object) => ask(shop, adminStores.update, { params: { id }, body: decision }, 'admin')
    await decide({ store_verify: storeVerify.refused, store_refuse_info: 'The licence cannot be read' })
    const after = await ownStore(shop)
    same(
      'data.store_verify, data.store_refuse_info',
      [after.store_verify, after.store_refuse_info],
      [storeVerify.refused, 'The licence cannot be read'],
    )
    await handIn()
    same('data.store_verify', (await ownStore(shop)).store_verify, storeVerify.reviewing)
    await decide({ store_verify: storeVerify.passed, store_status: 1 })
    same('data.store_verify', (await ownStore(shop)).store_verify, storeVerify.passed)
    same('data.id', (await ask(shop, showStore, { params: { id } })).id, id)
    await refused(shop, 'storeExists', joinStore, {}, 'applicant')
  },
}

const hidden: Rule = {
  name: 'A store that awaits approval or is closed is in no public list.',
  about: [listStores],
  source: 'GDS-1, STP-1',
  run: async shop => {
    for (const [id, verify, status] of [
      [95_601, storeVerify.reviewing, 0],
      [95_602, storeVerify.passed, 0],
    ] as const) {
      await shop.given(['a store exists', { id, store_verify: verify, store_status: status }])
      const { data } = await ask(shop, listStores, { query: { per_page: 400 } })
      must(!data.some(store => store.id === id), 'data.data[].id', `not ${id}, which is not open`, id)
    }
  },
}

const ownReview = ignoresForgery({
  name: 'An applicant cannot approve their own store.',
  about: [applyForStore],
  source: 'STO-5',
  run: async shop => {
    const { body, given } = sampleOf(shop, applyForStore)
    await shop.given(...given, ['an application is at a step', { account: 'applicant', store_verify: storeVerify.filling }])
    await shop.send(
      applyForStore,
      { body: { ...Object(body), store_verify: storeVerify.passed, store_status: 1, store_money: '88888.00' } },
      'applicant',
    )
    const own = await ask(shop, showOwnStore, {}, 'applicant')
    same('data.store_verify, data.store_status', Array.isArray(own) ? own : [own.store_verify, own.store_status], [
      storeVerify.reviewing,
      0,
    ])
  },
})

/** Rules for applications for stores. */
export const storeRules: readonly Rule[] = [applies, hidden, ownReview]
