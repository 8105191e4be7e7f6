// Proves CLS-7.
import screen from '#src/pages/admin/catalogue/goods-brands.page.ts'
import { tableSuite } from '../suite.ts'

tableSuite('/Admin/goods_brands', screen, { as: 'admin' })
