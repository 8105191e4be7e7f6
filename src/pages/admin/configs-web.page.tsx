import { siteGroups } from './configs/groups.ts'
import { settingsPage } from './configs/settings-page.tsx'

/** The site itself. Source: screens-admin, configs. */
export default settingsPage(...siteGroups)
