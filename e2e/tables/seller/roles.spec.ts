import screen from '#src/pages/seller/roles.page.ts'
import { tableSuite } from '../suite.ts'

tableSuite('/Seller/roles', screen, { as: 'seller' })
