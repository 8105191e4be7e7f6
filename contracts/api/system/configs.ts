import { z } from 'zod'
import { channelForm, Configs, groupForms, SiteForm } from './config-groups.ts'
import { endpoint } from '../kit/endpoint.ts'

const wechat = ['mch_id', 'mch_secret_key', 'mch_secret_cert', 'mch_public_cert_path', 'notify_url'] as const
const alipay = [
  'app_id',
  'app_secret_cert',
  'app_public_cert_path',
  'alipay_public_cert_path',
  'alipay_root_cert_path',
  'notify_url',
  'return_url',
] as const
const oauth = ['client_id', 'key', 'return_url'] as const

/** Channels of the two settings that have channels, with their fields; all values are text. Source: CFG-3. */
export const channels = {
  pay: {
    wechatwap: ['mp_app_id', ...wechat],
    wechatmp: ['mp_app_id', 'secret_key', ...wechat],
    wechatmini: ['mini_app_id', 'secret_key', ...wechat],
    wechatapp: ['app_id', ...wechat],
    wechatscan: ['mp_app_id', ...wechat],
    alipaywap: alipay,
    alipayapp: alipay,
    alipayscan: alipay,
    alipaymini: alipay,
  },
  oauth: { weixin: oauth, weixinweb: oauth },
} as const satisfies Record<string, Record<string, readonly string[]>>

export const PayChannel = z.enum(Object.keys(channels.pay) as [keyof typeof channels.pay])
export const OauthChannel = z.enum(Object.keys(channels.oauth) as [keyof typeof channels.oauth])

/** Fields of a channel, or `undefined` if the setting has no such channel. */
export const fieldsOf = (setting: keyof typeof channels, channel: string): readonly string[] | undefined => {
  const known: Readonly<Record<string, readonly string[]>> = channels[setting]
  return Object.hasOwn(known, channel) ? known[channel] : undefined
}

/** A channel as it was saved: the fields that `channels` lists for it. */
export const Channel = z
  .object({
    app_id: z.string(),
    mp_app_id: z.string(),
    mini_app_id: z.string(),
    secret_key: z.string(),
    mch_id: z.string(),
    mch_secret_key: z.string(),
    mch_secret_cert: z.string(),
    mch_public_cert_path: z.string(),
    app_secret_cert: z.string(),
    app_public_cert_path: z.string(),
    alipay_public_cert_path: z.string(),
    alipay_root_cert_path: z.string(),
    client_id: z.string(),
    key: z.string(),
    notify_url: z.string(),
    return_url: z.string(),
  })
  .partial()

const manyName = z.union([PayChannel, OauthChannel])

/** Names that do not exist are left out of the response. Source: CFG-1. */
export const readConfigs = endpoint({
  method: 'GET',
  path: '/Admin/configs',
  auth: 'admin',
  about: 'Read settings by their names',
  query: z.object({ name: z.array(z.string()).min(1) }),
  reply: Configs,
  errors: ['invalidInput'],
})

/** Returns an empty list if the channel was never saved. */
export const readChannel = endpoint({
  method: 'GET',
  path: '/Admin/configs',
  auth: 'admin',
  variant: 'many',
  about: 'Read one channel of the payment or sign-in settings',
  query: z
    .object({ name: z.enum(['pay', 'oauth']), many: z.literal('true'), many_name: manyName })
    .refine(({ name, many_name }) => fieldsOf(name, many_name), { path: ['many_name'] }),
  reply: z.union([Channel, z.array(z.never()).length(0)]),
  errors: ['invalidInput'],
})

/** Changes to settings; `pay` and `oauth` are sent one channel at a time, with `many` and the name of the channel. */
export const ConfigForm = z
  .object({
    ...SiteForm.shape,
    ...groupForms,
    pay: channelForm,
    oauth: channelForm,
    many: z.union([z.literal(true), z.literal('true')]).optional(),
    many_name: manyName.optional(),
  })
  .refine(
    ({ pay, oauth: signIn, many, many_name = '' }) => {
      if (!pay && !signIn) return true
      return many !== undefined && !(pay && signIn) && fieldsOf(pay ? 'pay' : 'oauth', many_name) !== undefined
    },
    { path: ['many_name'] },
  )

export const updateConfigs = endpoint({
  method: 'PUT',
  path: '/Admin/configs/update',
  auth: 'admin',
  about: 'Change settings',
  body: ConfigForm,
  // The request is returned in some form, which no page reads.
  reply: z.object({}),
  errors: ['invalidInput'],
})
