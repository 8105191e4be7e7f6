// Proves MKS-5.
import screen from '#src/pages/seller/marketing/collectives.page.ts'
import { tableSuite } from '../suite.ts'

tableSuite('/Seller/collectives', screen, { as: 'seller' })
