import { picturePath } from '../../pictures/urls.ts'
import { scanChannels } from '../../domain/system/configs.ts'
import { seedText } from '../texts.ts'
import { day, stamps } from '../orders/times.ts'
import type { Seeding } from '../world.ts'

/** Seeds the site's settings. Source: CFG-6. */
export const seedConfigs = ({ db, now }: Seeding): void => {
  const values: Readonly<Record<string, string>> = {
    web_name: seedText(['经纬集市', 'Meridian']),
    index_name: seedText(['经纬集市 · 好店好物，一处逛遍', 'Meridian: good shops, all in one place']),
    keyword: seedText(['经纬集市,网上商城,多店铺,数码,家居,生鲜', 'Meridian,online market,many shops,digital,home,fresh food']),
    description: seedText([
      '经纬集市汇集十余家用心的小店，从手机数码到当季鲜果，下单直达店主。',
      'A dozen caring shops in one place, from phones to fruit in season, straight from their owners.',
    ]),
    logo: picturePath('site', 'logo'),
    tel: '400-000-0000',
    mobile: '400-000-0000',
    email: 'hello@meridian.example',
    icp: seedText(['经ICP备00000000号', 'ICP record 00000000']),
    close_status: '1',
    close_reason: '',
    order_queue: '',
    task: JSON.stringify({ cancel: '1', confirm: '4', settlement: '7' }),
    store: JSON.stringify({ goods_verify: false, cash: '0' }),
    upload: JSON.stringify({ save_type: false, key: '', access: '', bucket: '', endpoint: '', cdn: '', ssl: false }),
    amap: JSON.stringify({ key: 'demo-map-key', jsapi: 'demo-script-key', security: '' }),
    kuaibao: JSON.stringify({ appid: '100000', appkey: 'demo-logistics-key', agent_id: '' }),
    sms: JSON.stringify({ key: 'demo-sms-key', secret: 'demo-sms-secret' }),
    oauth: JSON.stringify({
      weixin: { client_id: 'wx0000000000000001', key: 'demo-sign-in-key', return_url: 'https://meridian.example/oauth/weixin' },
    }),
    pay: JSON.stringify({
      ...scanChannels,
      wechatwap: {
        mp_app_id: 'wx0000000000000000',
        mch_id: '1900000000',
        mch_secret_key: 'demo-merchant-secret',
        mch_secret_cert: 'crt/private.pem',
        mch_public_cert_path: 'crt/public.pem',
        notify_url: 'https://meridian.example/notify/wechat',
      },
    }),
  }
  for (const [name, value] of Object.entries(values)) db.configs.add({ name, value, ...stamps(now - 400 * day) })
}
