import { smsGroup } from './configs/groups.ts'
import { settingsPage } from './configs/settings-page.tsx'

/** Settings of the SMS service. Source: CFG-6. */
export default settingsPage(smsGroup)
