import { adminScreens } from './admin-screens.ts'
import { tableSuite } from './suite.ts'

for (const [path, facts] of Object.entries(adminScreens)) tableSuite(path, 'admin', facts)
