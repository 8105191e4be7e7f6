// Proves MKS-1.
import screen from '#src/pages/seller/marketing/coupons.page.ts'
import { tableSuite } from '../suite.ts'

tableSuite('/Seller/coupons', screen, { as: 'seller' })
