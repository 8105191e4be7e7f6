import { storeGroup } from './configs/groups.ts'
import { settingsPage } from './configs/settings-page.tsx'

/** Settings that apply to every store. Source: CFG-6. */
export default settingsPage(storeGroup)
