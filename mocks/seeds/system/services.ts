import { richText } from '../rich-text.ts'
import { seedText, type Pair } from '../texts.ts'
import { atBusyHour, day, stamps } from '../orders/times.ts'
import { numberByTime } from '../number-by-time.ts'
import type { Seeding } from '../world.ts'

const releases: readonly (readonly [version: string, title: Pair, notes: Pair])[] = [
  ['1.0.0', ['首个版本', 'First version'], ['逛店、下单、查物流。', 'Browse, order, follow parcels.']],
  ['1.1.0', ['拼团上线', 'Group buys'], ['和朋友一起买更便宜。', 'Cheaper together with friends.']],
  ['1.2.0', ['深色模式', 'Dark mode'], ['夜里看着更舒服。', 'Easier on the eyes at night.']],
]

const seedVersions = ({ db, now }: Seeding): void => {
  for (const [at, [version, title, notes]] of releases.entries()) {
    for (const device of ['android', 'ios', 'mini'] as const) {
      if (device === 'mini' && at === 0) continue
      const text = (language: 0 | 1): string => richText([{ kind: 'paragraph', text: notes[language] }])
      db.app_versions.add({
        name: seedText(title),
        version,
        version_code: 100 + at * 10,
        url: device === 'android' ? `https://meridian.example/app/meridian-${version}.${at === 2 ? 'wgt' : 'apk'}` : '',
        device,
        apple_id: device === 'ios' ? '1500000000' : '',
        is_wgt: device === 'android' && at === 2 ? 1 : 0,
        content: seedText([text(0), text(1)]),
        ...stamps(now - (300 - at * 120) * day),
      })
    }
  }
}

const currencies: readonly (readonly [name: Pair, ename: string, currency: string, code: string, content: Pair])[] = [
  [['人民币', 'Renminbi'], 'zh-cn', '¥', 'RMB', ['默认货币', 'The default currency']],
  [['美元', 'US dollar'], 'en-us', '$', 'USD', ['按日汇率换算', 'Converted at the daily rate']],
  [['欧元', 'Euro'], 'de-de', '€', 'EUR', ['按日汇率换算', 'Converted at the daily rate']],
  [['日元', 'Japanese yen'], 'ja-jp', 'JP¥', 'JPY', ['按日汇率换算', 'Converted at the daily rate']],
]

const templates: readonly (readonly [name: string, code: string, description: Pair])[] = [
  ['register', 'SMS_2026000001', ['注册账号', 'Registering']],
  ['login', 'SMS_2026000002', ['验证码登录', 'Signing in by code']],
  ['forget_password', 'SMS_2026000003', ['找回密码', 'Forgotten password']],
  ['edit_user', 'SMS_2026000004', ['修改手机号', 'Changing the phone number']],
  ['user', 'SMS_2026000005', ['修改支付密码', 'Changing the payment password']],
]

/** Text messages of the last weeks; about every ninth could not be sent. */
const seedSentMessages = ({ db, now, faker }: Seeding): void => {
  const times = Array.from({ length: 48 }, () => now - faker.number.float() * 40 * day).sort((a, b) => a - b)
  for (const time of times) {
    const failed = faker.datatype.boolean(0.12)
    db.sms_logs.add({
      phone: faker.phone.number(),
      name: faker.helpers.arrayElement(templates)[0],
      content: faker.string.numeric({ length: 4, allowLeadingZeros: false }),
      status: failed ? 0 : 1,
      error_msg: failed
        ? seedText(
            faker.helpers.arrayElement([
              ['号码不存在', 'No such number'],
              ['发送过于频繁', 'Sent too often'],
            ] as const),
          )
        : '',
      ip: faker.internet.ipv4({ network: 'private-a' }),
      ...stamps(atBusyHour(time, faker.number.float(), now)),
    })
  }
}

/** Seeds app versions, currencies, templates of text messages and sent messages. */
export const seedServices = (seeding: Seeding): void => {
  const { db, now } = seeding
  const written = stamps(now - 395 * day)
  seedVersions(seeding)
  for (const [name, ename, currency, currency_ename, note] of currencies)
    db.currencies.add({ name: seedText(name), ename, currency, currency_ename, content: seedText(note), ...written })
  for (const [name, code, note] of templates)
    db.sms.add({ name, code, content: seedText(['经纬集市', 'Meridian']), description: seedText(note), ...written })
  seedSentMessages(seeding)
  numberByTime(db.sms_logs)
}
