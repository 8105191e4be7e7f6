// Proves ADV-5.
import screen from '#src/pages/admin/content/adv-spaces.page.ts'
import { tableSuite } from '../suite.ts'

tableSuite('/Admin/adv_spaces', screen, { as: 'admin' })
