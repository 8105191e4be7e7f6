import { sellerScreens } from './seller-screens.ts'
import { tableSuite } from './suite.ts'

for (const [path, facts] of Object.entries(sellerScreens)) tableSuite(path, 'seller', facts)
