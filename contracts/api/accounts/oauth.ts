import { z } from 'zod'
import { Token } from './auth.ts'
import { endpoint } from '../kit/endpoint.ts'
import { changedRows, dateTime, filled, id, imageUrl, sentInt } from '../kit/values.ts'

/** Other services that vouch for people, as the settings name them. Source: SGN-7. */
export const OauthName = z.enum(['weixin', 'weixinweb'])
export type OauthName = z.infer<typeof OauthName>

const callback = {
  method: 'GET',
  auth: 'none',
  query: z.object({
    code: filled.describe('What the service gave to the browser.'),
    inviter_id: sentInt(z.int().min(0)).optional(),
  }),
  reply: Token.extend({ openid: z.string().optional() }).describe(
    'Six months; `expires_in` is 0 and there is no refresh token. Source: SGN-3.',
  ),
  errors: ['codeRefused', 'invalidInput'],
} as const

/** On the first visit an account is opened and bound. Source: SGN-7. */
export const weixinCallback = endpoint({
  ...callback,
  path: '/oauth/callback/weixin',
  about: 'Sign in with what WeChat gave inside its own browser',
})
export const weixinWebCallback = endpoint({
  ...callback,
  path: '/oauth/callback/weixinweb',
  about: 'Sign in with what WeChat gave after its code was scanned',
})

export const openId = endpoint({
  method: 'GET',
  path: '/openid/code',
  auth: 'none',
  about: 'Tell who somebody is to WeChat, for paying there',
  query: z.object({
    payment_name: z.literal('wechat'),
    device: z.enum(['mp', 'mini', 'wap']).default('mp'),
    code: filled,
  }),
  reply: z.object({ openid: z.string().min(1) }),
  errors: ['codeRefused', 'invalidInput'],
})

export const wechatTicket = endpoint({
  method: 'GET',
  path: '/wechat/ticket',
  auth: 'none',
  about: "Sign a page's address for WeChat's scripts",
  query: z.object({ url: z.url(), payment_name: z.literal('wechat').default('wechat'), device: z.literal('mp').default('mp') }),
  reply: z.object({
    appId: z.string().min(1),
    nonceStr: z.string().min(1),
    timestamp: z.int().min(0).describe('Seconds since 1970.'),
    signature: z.string().regex(/^[0-9a-f]{40}$/),
    str: z.string().describe('What was signed.'),
  }),
  errors: ['invalidInput'],
})

/** An account at another service that signs the shopper in here. */
export const Binding = z.object({
  id,
  oauth_name: OauthName,
  nickname: z.string(),
  headimgurl: imageUrl,
  created_at: dateTime,
})

export const listBindings = endpoint({
  method: 'GET',
  path: '/user/oauths',
  level: 'full',
  auth: 'buyer',
  about: 'List the accounts at other services that sign the shopper in',
  reply: z.array(Binding),
})

/** One account of each service; another one takes its place. */
export const bindOauth = endpoint({
  method: 'POST',
  path: '/user/oauths',
  level: 'full',
  auth: 'buyer',
  about: "Bind what another service vouches for to the shopper's account",
  body: z.object({
    oauth_name: OauthName,
    code: filled.describe('What the service gave to the browser.'),
  }),
  reply: z.array(z.never()),
  errors: ['codeRefused', 'alreadyBound', 'invalidInput'],
})

export const unbindOauth = endpoint({
  method: 'DELETE',
  path: '/user/oauths/{ids}',
  level: 'full',
  auth: 'buyer',
  about: 'Let an account at another service no longer sign the shopper in',
  reply: changedRows,
  errors: ['notFound'],
})
