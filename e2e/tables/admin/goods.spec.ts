// Proves CAS-5.
import screen from '#src/pages/admin/catalogue/goods.page.ts'
import { tableSuite } from '../suite.ts'

tableSuite('/Admin/goods', screen, { as: 'admin' })
