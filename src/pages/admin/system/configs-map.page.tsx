import { mapGroup } from './configs/groups.ts'
import { settingsPage } from './configs/settings-page.tsx'

/** Settings of the map service. Source: CFG-6. */
export default settingsPage(mapGroup)
