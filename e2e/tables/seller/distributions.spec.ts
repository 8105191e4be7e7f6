import screen from '#src/pages/seller/distributions.page.ts'
import { tableSuite } from '../suite.ts'

tableSuite('/Seller/distributions', screen, { as: 'seller' })
