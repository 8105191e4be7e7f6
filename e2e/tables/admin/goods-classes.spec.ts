// Proves CLS-6.
import screen from '#src/pages/admin/catalogue/goods-classes.page.ts'
import { tableSuite } from '../suite.ts'

tableSuite('/Admin/goods_classes', screen, { as: 'admin' })
