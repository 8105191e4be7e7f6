import { z } from 'zod'
import { Token } from './auth.ts'
import { endpoint } from '../kit/endpoint.ts'
import { changedRows, dateTime, filled, id, imageUrl, sentInt } from '../kit/values.ts'

/** External services that people can sign in with, named as in the settings. Source: SGN-7. */
export const OauthName = z.enum(['weixin', 'weixinweb'])
export type OauthName = z.infer<typeof OauthName>

const callback = {
  method: 'GET',
  changes: true,
  auth: 'none',
  query: z.object({
    code: filled.describe('Authorization code that the service gave to the browser.'),
    inviter_id: sentInt(z.int().min(0)).optional(),
  }),
  reply: Token.extend({ openid: z.string().optional() }).describe(
    'Valid for six months; `expires_in` is 0 and there is no refresh token. Source: SGN-3.',
  ),
  errors: ['codeRefused', 'invalidInput'],
} as const

/** The first sign-in creates an account and binds it. Source: SGN-7. */
export const weixinCallback = endpoint({
  ...callback,
  path: '/oauth/callback/weixin',
  about: 'Sign in with the code that WeChat gave inside its own browser',
})
export const weixinWebCallback = endpoint({
  ...callback,
  path: '/oauth/callback/weixinweb',
  about: 'Sign in with the code that WeChat gave after its QR code was scanned',
})

export const openId = endpoint({
  method: 'GET',
  path: '/openid/code',
  auth: 'none',
  about: 'Exchange a WeChat code for the openid, which paying there needs',
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
  about: "Sign the URL of a page for WeChat's scripts",
  query: z.object({ url: z.url(), payment_name: z.literal('wechat').default('wechat'), device: z.literal('mp').default('mp') }),
  reply: z.object({
    appId: z.string().min(1),
    nonceStr: z.string().min(1),
    timestamp: z.int().min(0).describe('Seconds since 1970.'),
    signature: z.string().regex(/^[0-9a-f]{40}$/),
    str: z.string().describe('The text that was signed.'),
  }),
  errors: ['invalidInput'],
})

/** An account at an external service that the shopper can sign in with. */
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
  about: 'List the external accounts that the shopper can sign in with',
  reply: z.array(Binding),
})

/** Each service has at most one binding; a new one replaces it. */
export const bindOauth = endpoint({
  method: 'POST',
  path: '/user/oauths',
  level: 'full',
  auth: 'buyer',
  about: "Bind an account at an external service to the shopper's account",
  body: z.object({
    oauth_name: OauthName,
    code: filled.describe('Authorization code that the service gave to the browser.'),
  }),
  reply: z.array(z.never()),
  errors: ['codeRefused', 'alreadyBound', 'invalidInput'],
})

export const unbindOauth = endpoint({
  method: 'DELETE',
  path: '/user/oauths/{ids}',
  level: 'full',
  auth: 'buyer',
  about: 'Remove bindings of the shopper to external accounts',
  reply: changedRows,
  errors: ['notFound'],
})
