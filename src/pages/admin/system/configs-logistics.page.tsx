import { logisticsGroup } from './configs/groups.ts'
import { settingsPage } from './configs/settings-page.tsx'

/** The service that follows parcels. Source: CFG-6. */
export default settingsPage(logisticsGroup)
