import { isLogin } from '#contracts/api/accounts/auth.ts'
import { register } from '#contracts/api/accounts/register.ts'
import { handleMoney } from '#contracts/api/accounts/users.ts'
import { userAddresses } from '#contracts/api/accounts/addresses.ts'
import { loadAreas } from '#contracts/api/system/areas.ts'
import { adminDistributionLogs, sellerDistributions } from '#contracts/api/marketing/distributions.ts'
import { encodeParams } from '#contracts/api/kit/values.ts'
import { createOrder, payOrder } from '#contracts/api/orders/orders.ts'
import { freshName } from '../people.ts'
import { ask, must, Pointless, same, type Rule, type Shop, type Who } from '../rule.ts'

const goods_id = 95_421

type Person = { readonly id: number; readonly who: Who }

const somebody = async (shop: Shop, inviter_id: number): Promise<Person> => {
  const form = { username: freshName(), password: 'second-shopper', inviter_id }
  const { access_token: token } = await ask(shop, register, { body: form })
  const id = await ask(shop, isLogin, { query: { provider: 'users' } }, { token })
  must(typeof id === 'number' && id > 0, 'data', 'the id of the account that was just opened', id)
  return { id: Number(id), who: { token } }
}

const addressOf = async (shop: Shop, who: Who): Promise<number> => {
  const provinces = await ask(shop, loadAreas, {})
  const province = provinces.find(one => one.children?.some(city => city.children?.length))
  const city = province?.children?.find(one => one.children?.length)
  const district = city?.children?.[0]
  if (!province || !city || !district) throw new Pointless('There is no province with a city and a district.')
  const form = { receive_name: 'Li Lei', receive_tel: '13800000000', address: '1 Market Street', is_default: 0 } as const
  const area = [province.id, city.id, district.id]
  return (await ask(shop, userAddresses.create, { body: { ...form, area } }, who)).id
}

const commissions: Rule = {
  name: 'A paid order owes each inviter above the buyer the percentage of their level of the line, rounded to cents.',
  about: [payOrder, adminDistributionLogs.list],
  source: 'RFL-2, RFL-3',
  leavesTraces: true,
  run: async shop => {
    await shop.given(['a product is on sale', { id: goods_id, stock: 9, price: '33.33' }])
    const levels = { lev_1: '5.00', lev_2: '3.00', lev_3: '1.00' }
    await ask(shop, sellerDistributions.create, { body: { goods_id, ...levels } }, 'seller')
    const first = await somebody(shop, 0)
    const second = await somebody(shop, first.id)
    const { id, who } = await somebody(shop, second.id)
    await ask(shop, handleMoney, { body: { id, money: '900.00', is_type: 0, info: 'verify' } }, 'admin')
    const params = encodeParams({ order: [{ goods_id, sku_id: 0, buy_num: 1 }], ifcart: 0 })
    const placing = { params, address_id: await addressOf(shop, who), coupon_id: '0' }
    const { order_id, order_no } = await ask(shop, createOrder, { body: placing }, who)
    const paying = { order_id: String(order_id[0]), payment_name: 'balance', pay_password: '123456' } as const
    await ask(shop, payOrder, { body: paying }, who)
    const { data } = await ask(shop, adminDistributionLogs.list, { query: { per_page: 30 } }, 'admin')
    const owed = data.filter(log => log.order_no === order_no[0]).map(({ commission }) => commission)
    // 5 % and 3 % of 33.33 are 1.6665 and 0.9999.
    same('data.data[].commission of the order', owed.toSorted(), ['1.00', '1.67'])
  },
}

/** Rules of referrals. */
export const referralRules: readonly Rule[] = [commissions]
