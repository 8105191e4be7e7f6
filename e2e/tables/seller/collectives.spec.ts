import screen from '#src/pages/seller/collectives.page.ts'
import { tableSuite } from '../suite.ts'

tableSuite('/Seller/collectives', screen, { as: 'seller' })
