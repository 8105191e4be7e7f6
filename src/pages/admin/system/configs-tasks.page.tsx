import { taskGroup } from './configs/groups.ts'
import { settingsPage } from './configs/settings-page.tsx'

/** Settings of the scheduled tasks on orders. Source: CFG-6. */
export default settingsPage(taskGroup)
