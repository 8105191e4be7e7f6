import screen from '#src/pages/seller/users.page.ts'
import { tableSuite } from '../suite.ts'

tableSuite('/Seller/users', screen, { as: 'seller' })
