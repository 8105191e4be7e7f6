import type { Db } from './db/db.ts'
import type { World } from './world.ts'

const site: Readonly<Record<string, unknown>> = {
  web_name: 'Meridian',
  index_name: 'Meridian: everything from next door',
  keyword: 'market, shops',
  description: 'A market of small shops',
  logo: '/storage/site/logo.svg',
  tel: '400-000-0000',
  mobile: '400-000-0000',
  email: 'hello@meridian.example',
  icp: 'ICP 00000000',
  close_status: '1',
  close_reason: '',
  upload: { save_type: false, key: '', access: '', bucket: '', endpoint: '', cdn: '', ssl: false },
  amap: { key: 'map-key', jsapi: 'script-key', security: 'security-key' },
  kuaibao: { appid: '100000', appkey: 'logistics-key', agent_id: '' },
  task: { cancel: '1', confirm: '10', settlement: '7' },
  sms: { key: 'sms-key', secret: 'sms-secret' },
  store: { goods_verify: false, cash: '5' },
  pay: {
    wechatwap: {
      mp_app_id: 'wx0000000000000000',
      mch_id: '1900000000',
      mch_secret_key: 'merchant-secret',
      mch_secret_cert: '/storage/crt/private.pem',
      mch_public_cert_path: '/storage/crt/public.pem',
      notify_url: 'https://meridian.example/notify',
    },
  },
  oauth: { weixin: { client_id: 'wx0000000000000001', key: 'sign-in-key', return_url: 'https://meridian.example/back' } },
}

const setConfig = (db: Db, name: string, value: unknown): void => {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  const row = db.configs.by('name', name)[0]
  if (row) db.configs.change(row.id, { value: text })
  else db.configs.add({ name, value: text })
}

/** How the states of settings and content are entered. */
export const enterContentState = {
  'the site has settings': ({ db }: World): void => {
    for (const [name, value] of Object.entries(site)) setConfig(db, name, value)
  },
  'no payment channel is configured': ({ db }: World): void => setConfig(db, 'pay', {}),
}
