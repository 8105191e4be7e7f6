import screen from '#src/pages/admin/adv-spaces.page.ts'
import { tableSuite } from '../suite.ts'

tableSuite('/Admin/adv_spaces', screen, { as: 'admin' })
