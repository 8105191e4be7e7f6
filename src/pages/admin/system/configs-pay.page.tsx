import { channelGroups } from './configs/channel-groups.ts'
import { channelsPage } from './configs/channels-page.tsx'

/** The ways of paying, channel by channel. Source: CFG-9. */
export default channelsPage(channelGroups('pay'))
