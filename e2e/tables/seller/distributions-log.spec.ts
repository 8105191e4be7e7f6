// Proves MKS-7.
import screen from '#src/pages/seller/marketing/distributions-log.page.ts'
import { tableSuite } from '../suite.ts'

tableSuite('/Seller/distribution_logs', screen, { as: 'seller' })
