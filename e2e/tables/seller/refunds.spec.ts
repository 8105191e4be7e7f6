import screen from '#src/pages/seller/refunds.page.ts'
import { tableSuite } from '../suite.ts'

tableSuite('/Seller/refunds', screen, { as: 'seller' })
