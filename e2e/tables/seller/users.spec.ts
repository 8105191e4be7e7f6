// Proves ADM-9.
import screen from '#src/pages/seller/accounts/users.page.ts'
import { tableSuite } from '../suite.ts'

tableSuite('/Seller/users', screen, { as: 'seller' })
