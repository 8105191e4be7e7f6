import { storeGroup } from './configs/groups.ts'
import { settingsPage } from './configs/settings-page.tsx'

/** What holds for every store. Source: CFG-6. */
export default settingsPage(storeGroup)
