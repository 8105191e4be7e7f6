import screen from '#src/pages/admin/menus.page.ts'
import { tableSuite } from '../suite.ts'

tableSuite('/Admin/menus', screen, { as: 'admin' })
