import screen from '#src/pages/seller/seckills.page.ts'
import { tableSuite } from '../suite.ts'

tableSuite('/Seller/seckills', screen, { as: 'seller' })
