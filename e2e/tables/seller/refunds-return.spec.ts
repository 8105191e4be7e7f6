import screen from '#src/pages/seller/refunds-return.page.ts'
import { tableSuite } from '../suite.ts'

tableSuite('/Seller/returns', screen, { as: 'seller' })
