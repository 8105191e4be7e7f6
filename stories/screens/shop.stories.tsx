import type { Meta } from '@storybook/react-vite'
import type { Given } from '#contracts/states/index.ts'
import { encodeParams } from '#contracts/wire/params.ts'
import { screen } from './screen.tsx'

export default { title: 'screens/Storefront' } satisfies Meta

const goods = 90_101
const onSale: Given = ['a product with SKUs is on sale', { id: goods, sku_id: 90_102, stock: 5, price: '199.00' }]
const cart: Given = ['the cart holds a product', { cart_id: 90_103, goods_id: 90_104, buy_num: 2, stock: 5 }]
const address: Given = ['the shopper has an address', { id: 90_105 }]
const order: Given = ['an order waits for payment', { id: 90_106, total: '199.00', balance: '5000.00' }]
const points: Given = ['points goods are on offer', { id: 90_107, cid: 90_108, stock: 5, price: '150.00' }]
const rich: Given = ['the shopper has points', { integral: '1000.00' }]
const params = { order: [{ goods_id: goods, sku_id: 90_102, buy_num: 1 }], ifcart: 0 } as const

export const Agreement = screen('shop/agreement', { route: '/agreement/:name', path: '/agreement/users', authored: true })
export const Carts = screen('shop/carts', { as: 'shopper', given: [cart] })
export const Collectives = screen('shop/collectives', { route: '/collectives/:params?' })
export const ForgetPassword = screen('shop/forget-password', { route: '/forget_password' })
export const GoodsInfo = screen('shop/goods-info', { route: '/goods/:id', path: `/goods/${goods}`, given: [onSale] })
export const GoodsList = screen('shop/goods-list', { route: '/s/:params?' })
export const Home = screen('shop/home', { route: '/' })
export const Integral = screen('shop/integral')
export const IntegralGoods = screen('shop/integral-goods', {
  route: '/integral/goods/:id',
  path: '/integral/goods/90107',
  given: [points],
})
export const IntegralOrder = screen('shop/integral-order', {
  route: '/integral/order/:id/:buy_num',
  path: '/integral/order/90107/1',
  as: 'shopper',
  given: [points, rich, address],
})
export const IntegralSearch = screen('shop/integral-search', { route: '/integral/search/:params?' })
export const Login = screen('shop/login')
export const OrderBefore = screen('shop/order-before', {
  route: '/order/before/:params',
  path: `/order/before/${encodeParams(params)}`,
  as: 'shopper',
  given: [onSale, address],
})
export const OrderPay = screen('shop/order-pay', {
  route: '/order/pay/:params',
  path: `/order/pay/${encodeParams({ order_id: [90_106] })}`,
  as: 'shopper',
  given: [order],
})
export const OrderSuccess = screen('shop/order-success', { route: '/order/success', as: 'shopper' })
export const Register = screen('shop/register')
export const Seckills = screen('shop/seckills')
export const Store = screen('shop/store', { route: '/store/:id', path: '/store/1' })
export const StoreJoin = screen('shop/store-join', { route: '/store/join', as: 'newcomer' })
export const StoreStep1 = screen('shop/store-step-1', { route: '/store/step_1', as: 'newcomer', authored: true })
export const StoreStep2 = screen('shop/store-step-2', { route: '/store/step_2', as: 'newcomer' })
export const StoreStep3 = screen('shop/store-step-3', { route: '/store/step_3', as: 'applicant' })
export const Stores = screen('shop/stores')
export const GoodsInfoSoldOut = screen('shop/goods-info', {
  route: '/goods/:id',
  path: '/goods/90109',
  given: [['a product is sold out', { id: 90_109 }]],
})
