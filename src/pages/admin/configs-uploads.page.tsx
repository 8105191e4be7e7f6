import { uploadGroup } from './configs/groups.ts'
import { settingsPage } from './configs/settings-page.tsx'

/** Where uploads are kept. Source: screens-admin, configs. */
export default settingsPage(uploadGroup)
