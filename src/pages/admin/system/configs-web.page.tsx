import { siteGroups } from './configs/groups.ts'
import { settingsPage } from './configs/settings-page.tsx'

/** Settings of the website. Source: CFG-6. */
export default settingsPage(...siteGroups)
