// Proves CMP-9, MKS-6.
import screen from '#src/pages/seller/marketing/distributions.page.ts'
import { tableSuite } from '../suite.ts'

tableSuite('/Seller/distributions', screen, { as: 'seller' })
