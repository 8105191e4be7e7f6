// Proves ROL-12.
import screen from '#src/pages/seller/accounts/roles.page.ts'
import { tableSuite } from '../suite.ts'

tableSuite('/Seller/roles', screen, { as: 'seller' })
