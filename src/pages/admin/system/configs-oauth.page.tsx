import { channelGroups } from './configs/channel-groups.ts'
import { channelsPage } from './configs/channels-page.tsx'

/** Settings of third-party sign-in, one channel at a time. Source: CFG-9. */
export default channelsPage(channelGroups('oauth'))
