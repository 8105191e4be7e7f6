// Proves MKS-3.
import screen from '#src/pages/seller/marketing/full-reductions.page.ts'
import { tableSuite } from '../suite.ts'

tableSuite('/Seller/full_reductions', screen, { as: 'seller' })
