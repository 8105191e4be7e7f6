import screen from '#src/pages/admin/goods-brands.page.ts'
import { tableSuite } from '../suite.ts'

tableSuite('/Admin/goods_brands', screen, { as: 'admin' })
