import { smsGroup } from './configs/groups.ts'
import { settingsPage } from './configs/settings-page.tsx'

/** Text messages. Source: CFG-6. */
export default settingsPage(smsGroup)
