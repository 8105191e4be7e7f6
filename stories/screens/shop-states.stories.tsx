import type { Meta } from '@storybook/react-vite'
import type { Given } from '#contracts/states/index.ts'
import { encodeParams } from '#contracts/wire/params.ts'
import { screen } from './screen.tsx'
import { failed, loading, nothing } from './states.tsx'

export default { title: 'screens/Storefront, its states' } satisfies Meta

const goods = 90_151
const onSale: Given = ['a product is on sale', { id: goods, stock: 5, price: '199.00' }]
const params = encodeParams({ order: [{ goods_id: goods, sku_id: 0, buy_num: 1 }], ifcart: 0 })
const search = encodeParams({ keywords: encodeURIComponent('nothing is called so') })
const points: Given = ['the shopper has points', { integral: '1000.00' }]

const product = { route: '/goods/:id', path: '/goods/1' }
const confirmation = { route: '/order/before/:params', path: `/order/before/${params}`, as: 'shopper', given: [onSale] } as const
const payment = { route: '/order/pay/:params', path: `/order/pay/${encodeParams({ order_id: [1] })}`, as: 'shopper' } as const
const pointsGoods = { route: '/integral/goods/:id', path: '/integral/goods/1' }

export const HomeLoading = loading('shop/home', { route: '/' })
export const SearchLoading = loading('shop/goods-list', { route: '/s/:params?' })
export const ProductLoading = loading('shop/goods-info', product)
export const StoresLoading = loading('shop/stores')
export const CartLoading = loading('shop/carts', { as: 'shopper' })
export const ConfirmationLoading = loading('shop/order-before', confirmation)
export const PaymentLoading = loading('shop/order-pay', payment)
export const PointsProductLoading = loading('shop/integral-goods', pointsGoods)

export const HomeFailed = failed('shop/home', { route: '/' })
export const SearchFailed = failed('shop/goods-list', { route: '/s/:params?' })
export const ProductFailed = failed('shop/goods-info', product)
export const StoresFailed = failed('shop/stores')
export const CartFailed = failed('shop/carts', { as: 'shopper' })
export const ConfirmationFailed = failed('shop/order-before', confirmation)
export const PaymentFailed = failed('shop/order-pay', payment)
export const PointsProductFailed = failed('shop/integral-goods', pointsGoods)

export const CartEmpty = nothing('shop/carts', 'shop.cart.emptyTitle')
export const SearchEmpty = nothing('shop/goods-list', 'shop.nothingFound', { route: '/s/:params?', path: `/s/${search}` })
export const ConfirmationWithoutAddress = nothing('shop/order-before', 'shop.before.noAddress', {
  route: '/order/before/:params',
  path: confirmation.path,
  given: [onSale],
})
export const PaymentOfAnothersOrder = nothing('shop/order-pay', 'shop.pay.brokenTitle', {
  route: '/order/pay/:params',
  path: payment.path,
})
export const ProductUnknown = nothing('shop/goods-info', 'shop.unknownGoods', { route: '/goods/:id', path: '/goods/999999' })
export const StoreUnknown = nothing('shop/store', 'shop.stores.unknown', { route: '/store/:id', path: '/store/999999' })

/** Other stories show screens as guests see them; these have more content for signed-in shoppers. */
export const HomeSignedIn = screen('shop/home', { route: '/', as: 'shopper' })
export const PointsShopSignedIn = screen('shop/integral', { as: 'shopper', given: [points] })
