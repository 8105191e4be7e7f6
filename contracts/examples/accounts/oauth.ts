import {
  bindOauth,
  listBindings,
  openId,
  unbindOauth,
  wechatTicket,
  weixinCallback,
  weixinWebCallback,
} from '#contracts/api/accounts/oauth.ts'
import { examplesOf, guarded, nobody } from '../kit.ts'

const known = { code: 'code-of-90211', openid: 'openid-of-90211' } as const
const given = ['WeChat vouches for somebody', { ...known, bound: true }] as const
const stranger = { code: 'code-of-90212', openid: 'openid-of-90212' } as const
const first = ['WeChat vouches for somebody', { ...stranger, bound: false }] as const

const binding = 90_213
const bound = ['the shopper is bound to WeChat', { id: binding }] as const

const token = {
  token_type: 'Bearer',
  expires_in: 0,
  access_token: 'a-token',
  refresh_token: '',
  openid: known.openid,
} as const

const signingIn = (to: typeof weixinCallback | typeof weixinWebCallback) =>
  examplesOf(to, [
    { when: 'an account is bound', given, query: { code: known.code }, reply: token },
    {
      when: 'it is the first visit',
      given: first,
      query: { code: stranger.code },
      reply: { ...token, openid: stranger.openid },
      exact: ['expires_in', 'refresh_token'],
    },
    { when: 'WeChat does not know the code', query: { code: 'not-a-code' }, error: 'codeRefused' },
    { when: 'the code is missing', query: {}, error: 'invalidInput' },
  ])

export const oauthExamples = [
  ...signingIn(weixinCallback),
  ...signingIn(weixinWebCallback),
  ...examplesOf(openId, [
    {
      when: 'WeChat knows the code',
      given,
      query: { payment_name: 'wechat', device: 'mp', code: known.code },
      reply: { openid: known.openid },
    },
    { when: 'WeChat does not know the code', query: { payment_name: 'wechat', code: 'not-a-code' }, error: 'codeRefused' },
    { when: 'the code is missing', query: { payment_name: 'wechat' }, error: 'invalidInput' },
  ]),
  ...examplesOf(wechatTicket, [
    {
      when: 'the URL is valid',
      given,
      query: { url: 'https://example.com/pay' },
      reply: {
        appId: 'wx0000000000000000',
        nonceStr: 'meridian',
        timestamp: 1_767_323_045,
        signature: '0f9de62fce790f9a083d5c99e95740ceb90c27ed',
        str: 'jsapi_ticket=ticket&noncestr=meridian&timestamp=1767323045&url=https://example.com/pay',
      },
    },
    { when: 'the URL is not valid', query: { url: 'nowhere' }, error: 'invalidInput' },
  ]),
  ...guarded(
    examplesOf(listBindings, [
      {
        when: 'an account is bound',
        given: bound,
        reply: [
          {
            id: binding,
            oauth_name: 'weixinweb',
            nickname: 'Somebody on WeChat',
            headimgurl: '/storage/avatars/1-owl.svg',
            created_at: '2026-01-02 03:04:05',
          },
        ],
      },
    ]),
  ),
  ...guarded(
    examplesOf(bindOauth, [
      { when: 'it is bound to nobody', given: first, body: { oauth_name: 'weixinweb', code: stranger.code }, reply: [] },
      {
        when: 'it is bound to somebody else',
        as: 'newcomer',
        given,
        body: { oauth_name: 'weixinweb', code: known.code },
        error: 'alreadyBound',
      },
      { when: 'WeChat does not know the code', body: { oauth_name: 'weixinweb', code: 'not-a-code' }, error: 'codeRefused' },
      { when: 'there is no such service', body: { oauth_name: 'nowhere', code: known.code }, error: 'invalidInput' },
    ]),
  ),
  ...guarded(
    examplesOf(unbindOauth, [
      { when: 'it is bound', given: bound, params: { ids: binding }, reply: 1 },
      { when: 'there is none with this id', params: { ids: nobody }, error: 'notFound' },
      { when: "it is somebody else's", as: 'newcomer', given: bound, params: { ids: binding }, error: 'notFound' },
    ]),
  ),
]
