import type { Pair } from '../texts.ts'

/** A store and its owner. `closed` stores keep their past orders. */
export type StoreFacts = {
  readonly name: Pair
  /** Art and name of the logo: `<art>--<slug>`. */
  readonly logo: string
  readonly company: Pair
  readonly about: Pair
  /** District and street. */
  readonly place: readonly [district: string, street: Pair]
  readonly owner: { readonly username: string; readonly nickname: Pair }
  /** The default freight template: first kg, its price, further kg, their price. */
  readonly freight: readonly [number, number, number, number]
  /** A freight template for some provinces (two-digit codes). */
  readonly special?: {
    readonly name: Pair
    readonly provinces: readonly string[]
    readonly freight: readonly [number, number, number, number]
  }
  readonly closed?: true
}

const nearby = {
  name: ['江浙沪包邮', 'Free to Jiangsu, Zhejiang, Shanghai'],
  provinces: ['31', '32', '33'],
  freight: [1, 0, 1, 0],
} as const
const remote = {
  name: ['偏远地区运费', 'Remote regions'],
  provinces: ['15', '46', '54', '62', '63', '64', '65'],
  freight: [1, 18, 1, 12],
} as const

/** The stores in the order of their ids; the catalogue refers to them by number. */
export const storeList: readonly StoreFacts[] = [
  {
    name: ['澜桥数码专营店', 'Lanbridge Digital'],
    logo: 'laptop--lanbridge',
    company: ['杭州澜桥科技有限公司', 'Hangzhou Lanbridge Tech Ltd.'],
    about: ['十年老店，手机电脑影音一站配齐，支持到店体验。', 'Ten years of phones, computers and sound; come in and try.'],
    place: ['330106', ['文三路 478 号澜桥大厦 3 楼', 'Floor 3, Lanbridge Tower, 478 Wensan Road']],
    owner: { username: 'seller', nickname: ['澜桥店长', 'Lanbridge Owner'] },
    freight: [1, 8, 1, 3],
    special: remote,
  },
  {
    name: ['晴川电器旗舰店', 'Sunriver Appliances'],
    logo: 'television--sunriver',
    company: ['武汉晴川电器有限公司', 'Wuhan Sunriver Appliances Co., Ltd.'],
    about: ['大小家电，送装一体，坏了有人管。', 'Appliances large and small, delivered, installed and looked after.'],
    place: ['420106', ['中北路 166 号', '166 Zhongbei Road']],
    owner: { username: 'sunriver', nickname: ['晴川小二', 'Sunriver Clerk'] },
    freight: [2, 10, 1, 2],
    special: remote,
  },
  {
    name: ['南枝衣橱', 'Southbough Wardrobe'],
    logo: 'dress--southbough',
    company: ['广州南枝服饰有限公司', 'Guangzhou Southbough Clothing Co., Ltd.'],
    about: ['把衣服做得耐穿一点，再耐看一点。', 'Clothes that last a little longer and look a little better.'],
    place: ['440106', ['天河北路 233 号', '233 Tianhe North Road']],
    owner: { username: 'southbough', nickname: ['南枝掌柜', 'Southbough Host'] },
    freight: [1, 6, 1, 2],
    special: nearby,
  },
  {
    name: ['步知鞋包馆', 'Footwise Shoes & Bags'],
    logo: 'running-shoe--footwise',
    company: ['泉州步知鞋业有限公司', 'Quanzhou Footwise Shoes Co., Ltd.'],
    about: ['合脚的鞋，装得下生活的包。', 'Shoes that fit, bags that hold a life.'],
    place: ['350503', ['田安路 88 号', "88 Tian'an Road"]],
    owner: { username: 'footwise', nickname: ['步知老板', 'Footwise Owner'] },
    freight: [1, 8, 1, 4],
  },
  {
    name: ['露台美妆', 'Terrace Beauty'],
    logo: 'lipstick--terrace',
    company: ['上海露台化妆品有限公司', 'Shanghai Terrace Cosmetics Co., Ltd.'],
    about: ['成分写在正面，价格写在心上。', 'Ingredients on the front, fair prices at heart.'],
    place: ['310104', ['天钥桥路 909 号', '909 Tianyaoqiao Road']],
    owner: { username: 'terrace', nickname: ['露台阿梨', 'Pear of Terrace'] },
    freight: [1, 5, 1, 2],
    special: nearby,
  },
  {
    name: ['谷雨粮仓', 'Grain Rain Pantry'],
    logo: 'sheaf-of-rice--grain-rain',
    company: ['哈尔滨谷雨食品有限公司', 'Harbin Grain Rain Foods Co., Ltd.'],
    about: ['按节气备货，只卖当季新粮和自己爱吃的零食。', 'Stocked by the solar calendar: new grain and the snacks we love.'],
    place: ['230102', ['尚志大街 61 号', '61 Shangzhi Street']],
    owner: { username: 'grainrain', nickname: ['谷雨阿姨', 'Auntie Rain'] },
    freight: [2, 8, 1, 1.5],
    special: remote,
  },
  {
    name: ['果山鲜生', 'Fruit Hill Fresh'],
    logo: 'red-apple--fruit-hill',
    company: ['烟台果山生鲜有限公司', 'Yantai Fruit Hill Fresh Co., Ltd.'],
    about: ['自家果园三百亩，摘了就发。', 'Fifty acres of our own orchard: picked and sent.'],
    place: ['370602', ['南大街 118 号', '118 South Street']],
    owner: { username: 'fruithill', nickname: ['果山老王', 'Fruit Hill Wang'] },
    freight: [3, 12, 1, 3],
  },
  {
    name: ['木间家居', 'Between Woods'],
    logo: 'couch-and-lamp--between-woods',
    company: ['佛山木间家居有限公司', 'Foshan Between Woods Home Co., Ltd.'],
    about: ['让家慢慢长成自己的样子。', 'Let your home grow into yours.'],
    place: ['440604', ['季华五路 22 号', '22 Jihua 5th Road']],
    owner: { username: 'betweenwoods', nickname: ['木间木匠', 'Woods Carpenter'] },
    freight: [3, 15, 2, 4],
    special: remote,
  },
  {
    name: ['灯下书店', 'Lamplight Books'],
    logo: 'books--lamplight',
    company: ['成都灯下文化有限公司', 'Chengdu Lamplight Culture Co., Ltd.'],
    about: ['书、文具和琴，给晚上留一盏灯。', 'Books, pens and strings: a lamp for the evening.'],
    place: ['510104', ['红星路三段 16 号', '16 Hongxing Road, Section 3']],
    owner: { username: 'lamplight', nickname: ['灯下读书人', 'Lamplit Reader'] },
    freight: [1, 6, 1, 2],
  },
  {
    name: ['野径户外', 'Wildpath Outdoors'],
    logo: 'tent--wildpath',
    company: ['昆明野径运动用品有限公司', 'Kunming Wildpath Sports Co., Ltd.'],
    about: ['我们卖的每一件都自己背上过山。', 'We have carried everything we sell up a mountain.'],
    place: ['530102', ['东风西路 7 号', '7 Dongfeng West Road']],
    owner: { username: 'wildpath', nickname: ['野径领队', 'Wildpath Guide'] },
    freight: [1, 10, 1, 4],
    special: remote,
  },
  {
    name: ['小松果母婴', 'Little Pinecone'],
    logo: 'teddy-bear--little-pinecone',
    company: ['宁波小松果母婴用品有限公司', 'Ningbo Little Pinecone Co., Ltd.'],
    about: ['两个妈妈开的小店，先给自家孩子用。', 'A shop of two mothers; our own children test first.'],
    place: ['330203', ['中山西路 138 号', '138 Zhongshan West Road']],
    owner: { username: 'pinecone', nickname: ['松果妈妈', 'Pinecone Mum'] },
    freight: [1, 7, 1, 2],
    special: nearby,
  },
  {
    name: ['老街百货', 'Old Street General Store'],
    logo: 'basket--old-street',
    company: ['洛阳老街百货商行', 'Luoyang Old Street Trading'],
    about: ['店主休长假中，售后照常受理。', 'The owner is on a long holiday; after-sales goes on.'],
    place: ['410302', ['中州东路 55 号', '55 Zhongzhou East Road']],
    owner: { username: 'oldstreet', nickname: ['老街掌柜', 'Old Street Host'] },
    freight: [1, 9, 1, 3],
    closed: true,
  },
]
