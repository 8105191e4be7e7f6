import { mapGroup } from './configs/groups.ts'
import { settingsPage } from './configs/settings-page.tsx'

/** The map service. Source: screens-admin, configs. */
export default settingsPage(mapGroup)
