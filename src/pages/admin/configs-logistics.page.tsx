import { logisticsGroup } from './configs/groups.ts'
import { settingsPage } from './configs/settings-page.tsx'

/** The service that follows parcels. Source: screens-admin, configs. */
export default settingsPage(logisticsGroup)
