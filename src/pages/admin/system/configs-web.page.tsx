import { siteGroups } from './configs/groups.ts'
import { settingsPage } from './configs/settings-page.tsx'

/** The site itself. Source: CFG-6. */
export default settingsPage(...siteGroups)
