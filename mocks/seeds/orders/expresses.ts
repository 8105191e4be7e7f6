import { seedText, type Pair } from '../texts.ts'
import { day, stamps } from './times.ts'
import type { Seeding } from '../world.ts'

/** Invented couriers with the codes of the real API. Source: DLV-3. */
const couriers: readonly (readonly [code: string, name: Pair])[] = [
  ['yd', ['驿达快递', 'Yida Express']],
  ['sto', ['松途快递', 'Songtu Express']],
  ['yt', ['云腾速递', 'Yunteng Courier']],
  ['zt', ['舟泰快递', 'Zhoutai Express']],
  ['jt', ['锦亭速运', 'Jinting Express']],
  ['ht', ['海棠快递', 'Haitang Express']],
  ['postx', ['小包邮递', 'Small Parcel Post']],
  ['ems', ['邮政特快', 'Postal Express']],
  ['post', ['邮政包裹', 'Postal Parcel']],
  ['tt', ['天梯快递', 'Tianti Express']],
  ['best', ['百帆物流', 'Baifan Logistics']],
  ['ys', ['雨树快递', 'Yushu Express']],
  ['dp', ['稻浦物流', 'Daopu Logistics']],
  ['zjs', ['竹间送', 'Zhujian Delivery']],
  ['jd', ['金渡快递', 'Jindu Express']],
  ['ztky', ['驻天快运', 'Zhutian Freight']],
  ['sf', ['三帆速运', 'Sanfan Express']],
  ['gt', ['国亭快递', 'Guoting Express']],
]

export const seedExpresses = ({ db, now }: Seeding): void => {
  for (const [code, name] of couriers) db.expresses.add({ code, name: seedText(name), ...stamps(now - 400 * day) })
}
