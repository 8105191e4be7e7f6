// Proves CAS-6.
import screen from '#src/pages/seller/catalogue/goods.page.ts'
import { tableSuite } from '../suite.ts'

tableSuite('/Seller/goods', screen, { as: 'seller' })
