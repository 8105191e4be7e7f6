// Proves CLS-8.
import screen from '#src/pages/seller/catalogue/goods-attrs.page.ts'
import { tableSuite } from '../suite.ts'

tableSuite('/Seller/goods_attrs', screen, { as: 'seller' })
