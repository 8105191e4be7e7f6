import { uploadGroup } from './configs/groups.ts'
import { settingsPage } from './configs/settings-page.tsx'

/** Where uploads are kept. Source: CFG-6. */
export default settingsPage(uploadGroup)
