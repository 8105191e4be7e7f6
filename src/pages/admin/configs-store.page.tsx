import { storeGroup } from './configs/groups.ts'
import { settingsPage } from './configs/settings-page.tsx'

/** What holds for every store. Source: screens-admin, configs. */
export default settingsPage(storeGroup)
