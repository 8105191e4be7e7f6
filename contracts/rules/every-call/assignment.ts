import { userAddresses } from '#contracts/api/accounts/addresses.ts'
import { adminInfo, buyerInfo, editAdmin, editBuyer } from '#contracts/api/accounts/auth.ts'
import { adminGoods, sellerGoods } from '#contracts/api/catalogue/back-office-goods.ts'
import { applyForStore, showOwnStore, storeVerify } from '#contracts/api/stores/stores.ts'
import { ask, described, same, sampleOf, sure, users, type Rule } from '../rule.ts'

const profile: Rule = {
  name: 'A profile form cannot change the balance, the points or the employer of its account.',
  about: [editBuyer],
  source: 'PRO-3',
  run: async shop => {
    const before = await ask(shop, buyerInfo, users, 'newcomer')
    const forged = { money: '88888.00', frozen_money: '88888.00', integral: '88888.00', belong_id: 1, username: 'owner' }
    await shop.send(editBuyer, { body: { provider: 'users', nickname: before.nickname, ...forged } }, 'newcomer')
    const after = await ask(shop, buyerInfo, users, 'newcomer')
    same('data', described(buyerInfo, after), described(buyerInfo, before))
  },
}

const clerk: Rule = {
  name: 'A profile form cannot make an administrator a super administrator.',
  about: [editAdmin],
  source: 'PRO-3',
  run: async shop => {
    const admins = { body: { provider: 'admins' } } as const
    const before = await ask(shop, adminInfo, admins, 'clerk')
    await shop.send(editAdmin, { body: { provider: 'admins', nickname: before.nickname, is_super: 1, role_id: [1] } }, 'clerk')
    same('data.is_super', (await ask(shop, adminInfo, admins, 'clerk')).is_super, before.is_super)
  },
}

const address: Rule = {
  name: 'A form cannot move an address to another shopper.',
  about: [userAddresses.update],
  source: 'PER-1',
  run: async shop => {
    const { body, params, given } = sampleOf(shop, userAddresses.update)
    await shop.given(...given)
    const { id } = await ask(shop, buyerInfo, users, 'newcomer')
    sure(await shop.send(userAddresses.update, { params, body: { ...Object(body), user_id: id } }, 'shopper'))
    sure(await shop.send(userAddresses.show, { params }, 'shopper'))
  },
}

const goods: Rule = {
  name: 'A store can neither approve its own products nor set how many it sold.',
  about: [sellerGoods.update],
  source: 'GDE-9, REV-6',
  run: async shop => {
    const { body, params, given } = sampleOf(shop, sellerGoods.update)
    await shop.given(...given)
    const row = async () => (await ask(shop, adminGoods.list, { query: { id: String(params?.id) } }, 'admin')).data[0]
    sure(await shop.send(sellerGoods.update, { params, body }, 'seller'))
    const before = await row()
    await shop.send(
      sellerGoods.update,
      { params, body: { ...Object(body), goods_verify: before?.goods_verify === 1 ? 2 : 1, goods_sale: 88_888 } },
      'seller',
    )
    const after = await row()
    same(
      'data.data[0].goods_verify, data.data[0].goods_sale',
      [after?.goods_verify, after?.goods_sale],
      [before?.goods_verify, before?.goods_sale],
    )
  },
}

const store: Rule = {
  name: 'An application cannot pass the review of its own store.',
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
}

/** Fields that a form does not have are ignored (no mass assignment). */
export const assignmentRules: readonly Rule[] = [profile, clerk, address, goods, store].map(rule => ({
  ...rule,
  fault: 'a form changes what its sender may not change',
  leavesTraces: true,
}))
