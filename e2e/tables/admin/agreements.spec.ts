// Proves ART-9.
import screen from '#src/pages/admin/content/agreements.page.ts'
import { tableSuite } from '../suite.ts'

tableSuite('/Admin/agreements', screen, { as: 'admin' })
