import screen from '#src/pages/admin/agreements.page.ts'
import { tableSuite } from '../suite.ts'

tableSuite('/Admin/agreements', screen, { as: 'admin' })
