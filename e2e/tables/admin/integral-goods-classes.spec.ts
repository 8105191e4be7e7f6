// Proves PSC-6.
import screen from '#src/pages/admin/points/integral-goods-classes.page.ts'
import { tableSuite } from '../suite.ts'

tableSuite('/Admin/integral_goods_classes', screen, { as: 'admin' })
