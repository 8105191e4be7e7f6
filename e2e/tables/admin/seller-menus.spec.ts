// Proves MNU-6.
import screen from '#src/pages/admin/system/seller-menus.page.ts'
import { tableSuite } from '../suite.ts'

tableSuite('/Admin/seller_menus', screen, { as: 'admin' })
