import { channelGroups } from './configs/channel-groups.ts'
import { channelsPage } from './configs/channels-page.tsx'

/** Settings of payment methods, one channel at a time. Source: CFG-9. */
export default channelsPage(channelGroups('pay'))
