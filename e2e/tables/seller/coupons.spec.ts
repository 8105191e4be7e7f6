import screen from '#src/pages/seller/coupons.page.ts'
import { tableSuite } from '../suite.ts'

tableSuite('/Seller/coupons', screen, { as: 'seller' })
