// Proves MKS-2.
import screen from '#src/pages/seller/marketing/coupons-log.page.ts'
import { tableSuite } from '../suite.ts'

tableSuite('/Seller/coupon_logs', screen, { as: 'seller' })
