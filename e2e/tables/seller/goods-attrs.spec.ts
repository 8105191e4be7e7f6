import screen from '#src/pages/seller/goods-attrs.page.ts'
import { tableSuite } from '../suite.ts'

tableSuite('/Seller/goods_attrs', screen, { as: 'seller' })
