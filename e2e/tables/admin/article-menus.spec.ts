// Proves ART-8.
import screen from '#src/pages/admin/content/article-menus.page.ts'
import { tableSuite } from '../suite.ts'

tableSuite('/Admin/article_menus', screen, { as: 'admin' })
