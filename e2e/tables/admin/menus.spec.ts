// Proves MNU-6.
import screen from '#src/pages/admin/system/menus.page.ts'
import { tableSuite } from '../suite.ts'

tableSuite('/Admin/menus', screen, { as: 'admin' })
