import { logisticsGroup } from './configs/groups.ts'
import { settingsPage } from './configs/settings-page.tsx'

/** Settings of the parcel-tracking service. Source: CFG-6. */
export default settingsPage(logisticsGroup)
