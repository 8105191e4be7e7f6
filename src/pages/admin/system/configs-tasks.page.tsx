import { taskGroup } from './configs/groups.ts'
import { settingsPage } from './configs/settings-page.tsx'

/** When orders move on by themselves. Source: CFG-6. */
export default settingsPage(taskGroup)
