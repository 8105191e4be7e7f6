import { dateTimeText, timeOf } from '../../clock.ts'
import { receiverOf } from '../../domain/accounts/receiver.ts'
import { thumb } from '../../domain/catalogue/goods.ts'
import { cents, moneyText } from '#contracts/wire/money.ts'
import { integralOrderNo } from '../../domain/points/points-shop.ts'
import { goodsPicture, scaleView } from '../../pictures/urls.ts'
import { buyerIds, userIds } from '../accounts/accounts.ts'
import { richText } from '../rich-text.ts'
import { seedText, type Pair } from '../texts.ts'
import { day, daysAgo, stamps } from '../orders/times.ts'
import { numberByTime } from '../number-by-time.ts'
import type { Seeding } from '../world.ts'

/** Name, subtitle, artwork, points, market price, stock. */
type Product = readonly [name: Pair, about: Pair, art: string, points: number, market: number, stock: number]

const catalogue: readonly (readonly [name: Pair, products: readonly Product[]])[] = [
  [
    ['居家小物', 'Around the home'],
    [
      [
        ['云朵陶瓷茶杯', 'Cloud porcelain teacup'],
        ['一人一杯，不烫手', 'A cup of your own'],
        'teacup-without-handle',
        180,
        39,
        86,
      ],
      [['森林香薰蜡烛', 'Forest candle'], ['雪松与苔藓', 'Cedar and moss'], 'candle', 320, 69, 40],
      [['折叠晴雨伞', 'Folding umbrella'], ['晴天遮阳，雨天挡雨', 'For sun and for rain'], 'umbrella', 460, 89, 25],
      [['桌面小绿植', 'Desk plant'], ['一周浇一次水就好', 'Water it once a week'], 'potted-plant', 150, 29, 0],
      [['复古小闹钟', 'Little alarm clock'], ['叫得醒赖床的你', 'It does wake you up'], 'alarm-clock', 680, 129, 18],
    ],
  ],
  [
    ['数码配件', 'Digital bits'],
    [
      [['头戴耳机积分版', 'Headphones for points'], ['通勤路上的安静', 'Silence on the way'], 'headphone', 2600, 399, 12],
      [['静音无线鼠标', 'Silent mouse'], ['开会也敢点', 'Click in meetings'], 'computer-mouse', 900, 129, 33],
      [['露营手电筒', 'Camping torch'], ['一次充电，亮一整夜', 'Bright all night'], 'flashlight', 560, 79, 47],
      [
        ['怀旧掌上游戏机', 'Pocket game console'],
        ['童年的四百个游戏', 'Four hundred childhood games'],
        'video-game',
        3200,
        459,
        5,
      ],
    ],
  ],
  [
    ['文具与书', 'Paper and books'],
    [
      [
        ['布面手账本', 'Cloth-bound diary'],
        ['三百六十五页，一天一页', 'A page for every day'],
        'notebook-with-decorative-cover',
        240,
        49,
        64,
      ],
      [['入门钢笔', 'First fountain pen'], ['好好写字，从今天起', 'Write well from today'], 'fountain-pen', 520, 98, 22],
      [['城市散步地图册', 'City walks'], ['十二座城，四十八条路', 'Twelve towns, forty-eight walks'], 'open-book', 380, 68, 30],
    ],
  ],
  [
    ['零食小馆', 'Snack corner'],
    [
      [['山野蜂蜜', 'Wild honey'], ['秦岭百花，一瓶一季', 'One jar, one season'], 'honey-pot', 420, 78, 50],
      [['手工黑巧克力', 'Dark chocolate'], ['七成可可，微苦回甘', 'Seventy per cent cocoa'], 'chocolate-bar', 260, 45, 71],
      [['桂花流心月饼', 'Osmanthus mooncakes'], ['中秋限定，已下架', 'Autumn only, no longer offered'], 'moon-cake', 880, 158, 9],
    ],
  ],
]

const addGoods = (seeding: Seeding, cid: number, at: number, product: Product): void => {
  const { db, faker } = seeding
  const [name, about, art, points, market, goods_stock] = product
  const pictures = ([0, 1, 2, scaleView] as const).map(view => goodsPicture({ art, number: 900 + at, view }))
  const paragraph = (nth: 0 | 1): string =>
    richText([
      { kind: 'heading', text: name[nth] },
      { kind: 'paragraph', text: about[nth] },
    ])
  db.integral_goods.add({
    cid,
    goods_name: seedText(name),
    goods_subname: seedText(about),
    goods_price: moneyText(points * 100),
    goods_market_price: moneyText(market * 100),
    goods_stock,
    goods_images: pictures,
    goods_master_image: pictures[0] ?? '',
    goods_sale: faker.number.int({ max: 90 }),
    goods_status: art === 'moon-cake' ? 0 : 1,
    is_recommend: at % 3 === 0 ? 1 : 0,
    goods_content: seedText([paragraph(0), paragraph(1)]),
    ...stamps(daysAgo(seeding, 200 - at)),
  })
}

const addOrder = (seeding: Seeding, nth: number, user_id: number): void => {
  const { db } = seeding
  const goods = db.integral_goods.rows()[(nth * 4) % db.integral_goods.count()]
  const address = db.addresses.by('user_id', user_id)[0]
  if (!goods || !address) return
  const at = daysAgo(seeding, 2 + nth * 4.3)
  const buy_num = 1 + (nth % 2)
  const shipped = nth > 1 && nth % 4 !== 1
  db.integral_orders.add({
    user_id,
    goods_id: goods.id,
    buy_num,
    order_no: integralOrderNo(dateTimeText(at), user_id, nth),
    order_name: goods.goods_name,
    order_image: thumb(goods.goods_master_image, 150),
    order_price: goods.goods_price,
    total_price: moneyText(cents(goods.goods_price) * buy_num),
    order_status: 2,
    delivery_code: shipped ? 'yd' : '',
    delivery_no: shipped ? `YD77${seeding.faker.string.numeric(8)}` : '',
    ...receiverOf(address),
    pay_time: dateTimeText(at),
    delivery_time: shipped ? dateTimeText(at + day) : null,
    remark: '',
    ...stamps(at, shipped ? at + day : at),
  })
  db.integral_goods.change(goods.id, { goods_sale: goods.goods_sale + buy_num, updated_at: goods.updated_at })
}

/** Seeds the points shop with waiting and shipped orders; the money logs provide the points later. Needs the addresses. */
export const seedIntegral = (seeding: Seeding): void => {
  const { db, now, scale } = seeding
  let at = 0
  for (const [name, products] of catalogue) {
    const { id } = db.integral_goods_classes.add({ name: seedText(name), ...stamps(now - 220 * day) })
    for (const product of products) addGoods(seeding, id, at++, product)
  }
  const old = buyerIds(scale).filter(id => timeOf(db.users.find(id)?.created_at ?? '') < now - 120 * day)
  for (let nth = 0; nth < 16; nth++) addOrder(seeding, nth, nth % 3 === 0 ? userIds.shopper : (old[(nth * 5) % old.length] ?? 1))
  numberByTime(db.integral_orders)
}
