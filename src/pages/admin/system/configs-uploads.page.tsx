import { uploadGroup } from './configs/groups.ts'
import { settingsPage } from './configs/settings-page.tsx'

/** Settings of upload storage. Source: CFG-6. */
export default settingsPage(uploadGroup)
