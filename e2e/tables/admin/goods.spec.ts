import screen from '#src/pages/admin/goods.page.ts'
import { tableSuite } from '../suite.ts'

tableSuite('/Admin/goods', screen, { as: 'admin' })
