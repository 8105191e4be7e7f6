// Proves MKS-4.
import screen from '#src/pages/seller/marketing/seckills.page.ts'
import { tableSuite } from '../suite.ts'

tableSuite('/Seller/seckills', screen, { as: 'seller' })
