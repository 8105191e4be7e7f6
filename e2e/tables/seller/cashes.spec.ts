import screen from '#src/pages/seller/cashes.page.ts'
import { tableSuite } from '../suite.ts'

tableSuite('/Seller/cashes', screen, { as: 'seller' })
