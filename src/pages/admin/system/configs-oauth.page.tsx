import { channelGroups } from './configs/channel-groups.ts'
import { channelsPage } from './configs/channels-page.tsx'

/** Signing in by other services, channel by channel. Source: CFG-9. */
export default channelsPage(channelGroups('oauth'))
