import { adminInfo, buyerInfo, editAdmin, editBuyer, editSeller, sellerInfo } from '#contracts/api/accounts/auth.ts'
import { saveUserCheck, showUserCheck } from '#contracts/api/accounts/user-checks.ts'
import { ignoresForgery } from '../assignment.ts'
import { freshName } from '../people.ts'
import { ask, described, same, sampleOf, sure, users, type Rule } from '../rule.ts'

const profile = (
  edit: typeof editBuyer | typeof editSeller,
  info: typeof buyerInfo | typeof sellerInfo,
  who: 'newcomer' | 'seller',
): Rule => ({
  name: 'A changed profile is stored, and fields that were not sent stay unchanged.',
  about: [edit],
  source: 'PRO-3',
  run: async shop => {
    const look = async () => described(info, await ask(shop, info, users, who))
    const before = await look()
    const nickname = `n${freshName().slice(-8)}`
    await ask(shop, edit, { body: { provider: 'users', nickname } }, who)
    same('data', await look(), { ...before, nickname })
    await ask(shop, edit, { body: { provider: 'users', nickname: before.nickname } }, who)
  },
})

const identity: Rule = {
  name: 'An identity record is stored as it was sent.',
  about: [saveUserCheck, showUserCheck],
  source: 'PER-3',
  run: async shop => {
    const { body, given } = sampleOf(shop, saveUserCheck)
    await shop.given(...given)
    sure(await shop.send(saveUserCheck, { body }, 'shopper'))
    const saved = await ask(shop, showUserCheck, {}, 'shopper')
    same('data', { ...saved, ...Object(body) }, saved)
  },
}

const purses = ignoresForgery({
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
})

const clerk = ignoresForgery({
  name: 'A profile form cannot make an administrator a super administrator.',
  about: [editAdmin],
  source: 'PRO-3',
  run: async shop => {
    const admins = { body: { provider: 'admins' } } as const
    const before = await ask(shop, adminInfo, admins, 'clerk')
    await shop.send(editAdmin, { body: { provider: 'admins', nickname: before.nickname, is_super: 1, role_id: [1] } }, 'clerk')
    same('data.is_super', (await ask(shop, adminInfo, admins, 'clerk')).is_super, before.is_super)
  },
})

/** Rules for profiles and identity records. */
export const profileRules: readonly Rule[] = [
  profile(editBuyer, buyerInfo, 'newcomer'),
  profile(editSeller, sellerInfo, 'seller'),
  identity,
  purses,
  clerk,
]
