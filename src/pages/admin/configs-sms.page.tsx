import { smsGroup } from './configs/groups.ts'
import { settingsPage } from './configs/settings-page.tsx'

/** Text messages. Source: screens-admin, configs. */
export default settingsPage(smsGroup)
