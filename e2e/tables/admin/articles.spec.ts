import screen from '#src/pages/admin/articles.page.ts'
import { tableSuite } from '../suite.ts'

tableSuite('/Admin/articles', screen, { as: 'admin' })
