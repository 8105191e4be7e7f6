// Proves MSC-6.
import screen from '#src/pages/seller/money/cashes.page.ts'
import { tableSuite } from '../suite.ts'

tableSuite('/Seller/cashes', screen, { as: 'seller' })
