import { taskGroup } from './configs/groups.ts'
import { settingsPage } from './configs/settings-page.tsx'

/** When orders move on by themselves. Source: screens-admin, configs. */
export default settingsPage(taskGroup)
