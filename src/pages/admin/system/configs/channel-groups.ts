import type { ParseKeys } from 'i18next'
import { channels } from '#contracts/api/system/configs.ts'
import { channelFields } from './groups.ts'
import type { SettingsGroup } from './settings.ts'

const abouts = { pay: 'configs.payAbout', oauth: 'configs.oauthAbout' } as const

/** Labels and descriptions of the channels. Source: CFG-9. */
const names = {
  pay: {
    wechatwap: 'configs.wechatwap',
    wechatmp: 'configs.wechatmp',
    wechatmini: 'configs.wechatmini',
    wechatapp: 'configs.wechatapp',
    wechatscan: 'configs.wechatscan',
    alipaywap: 'configs.alipaywap',
    alipayapp: 'configs.alipayapp',
    alipayscan: 'configs.alipayscan',
    alipaymini: 'configs.alipaymini',
  },
  oauth: { weixin: 'configs.weixin', weixinweb: 'configs.weixinweb' },
} as const satisfies { [S in keyof typeof channels]: Record<keyof (typeof channels)[S], ParseKeys> }

/** A channel by its wire name. */
export type ChannelGroup = SettingsGroup & { readonly channel: string }

/** The channels of a setting, one group each, with the fields of the contract. */
export const channelGroups = (setting: keyof typeof channels): readonly ChannelGroup[] => {
  const titles: Readonly<Record<string, ParseKeys>> = names[setting]
  return Object.entries(channels[setting]).flatMap(([channel, fields]: [string, readonly string[]]) => {
    const title = titles[channel]
    const known = fields.flatMap(name => (channelFields[name] ? [[name, channelFields[name]] as const] : []))
    const source = { of: 'channel', setting, channel } as const
    return title ? [{ channel, title, about: abouts[setting], source, fields: Object.fromEntries(known) }] : []
  })
}
