import screen from '#src/pages/seller/users.page.ts'
import { tableSuite } from '../suite.ts'

tableSuite('/Seller/users', screen, {
  as: 'seller',
  add: { nickname: 'Newcomer', username: 'newstaff', password: 'secret123' },
  edit: { nickname: 'Southwind' },
})
