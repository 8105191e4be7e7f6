import { channelGroups } from './configs/channel-groups.ts'
import { channelsPage } from './configs/channels-page.tsx'

/** Signing in by other services, channel by channel. Source: screens-admin, configs/oauth. */
export default channelsPage(channelGroups('oauth'))
