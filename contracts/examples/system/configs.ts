import { readChannel, readConfigs, updateConfigs } from '#contracts/api/system/configs.ts'
import { examplesOf, guarded } from '../kit.ts'

const given = ['the site has settings', {}] as const
const site = {
  web_name: 'Meridian',
  index_name: 'Meridian: everything from next door',
  keyword: 'market, shops',
  description: 'A market of small shops',
  logo: '/storage/logo/logo.svg',
  tel: '4000000000',
  mobile: '4000000000',
  email: 'hello@example.com',
  icp: 'ICP 0000000',
  close_status: '1',
  close_reason: '',
} as const
const groups = {
  upload: { save_type: false, key: '', access: '', bucket: '', endpoint: '', cdn: '', ssl: false },
  amap: { key: 'map-key', jsapi: 'script-key', security: 'security-key' },
  kuaibao: { appid: '100000', appkey: 'logistics-key', agent_id: '' },
  task: { cancel: '1', confirm: '4', settlement: '7' },
  sms: { key: 'sms-key', secret: 'sms-secret' },
  store: { goods_verify: false, cash: '5' },
}
const wechat = {
  mp_app_id: 'wx0000000000000000',
  mch_id: '1900000000',
  mch_secret_key: 'merchant-secret',
  mch_secret_cert: '/storage/crt/private.pem',
  mch_public_cert_path: '/storage/crt/public.pem',
  notify_url: 'https://example.com/notify',
}
const signIn = { client_id: 'wx0000000000000001', key: 'sign-in-key', return_url: 'https://example.com/back' }

export const configExamples = [
  ...guarded(
    examplesOf(readConfigs, [
      { when: 'the texts of the site are requested', given, query: { name: Object.keys(site) }, reply: site },
      {
        // Proves CFG-1.
        when: 'groups are requested, which are objects',
        given,
        query: { name: Object.keys(groups) },
        reply: groups,
        exact: ['upload.save_type', 'store.goods_verify', 'store.cash'],
      },
      { when: 'no name is given', query: {}, error: 'invalidInput' },
    ]),
  ),
  ...guarded(
    examplesOf(readChannel, [
      { when: 'it is configured', given, query: { name: 'pay', many: 'true', many_name: 'wechatwap' }, reply: wechat },
      { when: 'one of sign-in', given, query: { name: 'oauth', many: 'true', many_name: 'weixin' }, reply: signIn },
      { when: 'it was never saved', given, query: { name: 'pay', many: 'true', many_name: 'alipaymini' }, reply: [] },
      {
        when: 'the channel belongs to the other setting',
        query: { name: 'oauth', many: 'true', many_name: 'alipaymini' },
        error: 'invalidInput',
      },
    ]),
  ),
  ...guarded(
    examplesOf(updateConfigs, [
      {
        when: 'texts of the site',
        given,
        body: { web_name: 'Meridian', keyword: 'market' },
        reply: {},
      },
      {
        when: 'a whole group',
        given,
        body: { upload: { ...groups.upload, ssl: true } },
        reply: {},
      },
      {
        when: 'days and a percentage',
        given,
        body: { task: groups.task, store: { goods_verify: true, cash: '5' } },
        reply: {},
      },
      { when: 'one channel', given, body: { pay: wechat, many: true, many_name: 'wechatwap' }, reply: {} },
      { when: 'a channel without its name', given, body: { pay: wechat }, error: 'invalidInput' },
      { when: 'days that are not a number', given, body: { task: { ...groups.task, cancel: 'soon' } }, error: 'invalidInput' },
    ]),
  ),
]
