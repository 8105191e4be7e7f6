import { loadCommon } from '#contracts/api/system/common.ts'
import { classTree } from '../catalogue/goods-classes.ts'
import { examplesOf } from '../kit.ts'
import { goods } from '../samples.ts'

const brand = { id: 90_001, name: 'Northwind' }
const given = [['a brand exists', brand], goods.onSale] as const
const site = {
  classes: classTree,
  brands: [{ ...brand, thumb: '/storage/brands/northwind.svg' }],
  common: {
    web_name: 'Meridian',
    index_name: 'Meridian: everything from next door',
    keyword: 'market, shops',
    description: 'A market of small shops',
    logo: '/storage/logo/logo.svg',
    mobile: '4000000000',
    email: 'hello@example.com',
    icp: 'ICP 0000000',
  },
  ip: '127.0.0.1',
}

export const commonExamples = examplesOf(loadCommon, [
  { when: 'a guest asks', given: [...given], reply: { ...site, cart: 0 }, exact: ['cart'] },
  {
    when: 'the shopper asks',
    as: 'shopper',
    given: [...given, ['the cart holds a product', { cart_id: 90_031, goods_id: goods.id, buy_num: 2, stock: 10 }]],
    reply: { ...site, cart: 1 },
    exact: ['cart'],
  },
])
