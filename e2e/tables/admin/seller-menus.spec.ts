import screen from '#src/pages/admin/seller-menus.page.ts'
import { tableSuite } from '../suite.ts'

tableSuite('/Admin/seller_menus', screen, { as: 'admin' })
