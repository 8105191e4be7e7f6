import screen from '#src/pages/admin/integral-goods.page.ts'
import { tableSuite } from '../suite.ts'

tableSuite('/Admin/integral_goods', screen, { as: 'admin' })
