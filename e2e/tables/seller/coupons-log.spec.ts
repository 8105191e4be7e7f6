import screen from '#src/pages/seller/coupons-log.page.ts'
import { tableSuite } from '../suite.ts'

tableSuite('/Seller/coupon_logs', screen, { as: 'seller' })
