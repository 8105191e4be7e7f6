import screen from '#src/pages/seller/goods.page.ts'
import { tableSuite } from '../suite.ts'

tableSuite('/Seller/goods', screen, { as: 'seller' })
