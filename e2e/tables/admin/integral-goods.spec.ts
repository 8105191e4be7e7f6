// Proves PSC-7, PSC-9.
import screen from '#src/pages/admin/points/integral-goods.page.ts'
import { tableSuite } from '../suite.ts'

tableSuite('/Admin/integral_goods', screen, { as: 'admin' })
