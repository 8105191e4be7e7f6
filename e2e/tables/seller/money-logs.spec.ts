// Proves MSC-4.
import screen from '#src/pages/seller/money/money-logs.page.ts'
import { tableSuite } from '../suite.ts'

tableSuite('/Seller/money_logs', screen, { as: 'seller' })
