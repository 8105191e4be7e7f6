// Proves ART-8.
import screen from '#src/pages/admin/content/articles.page.ts'
import { tableSuite } from '../suite.ts'

tableSuite('/Admin/articles', screen, { as: 'admin' })
