import { accounts } from '#contracts/states/ready-accounts.ts'
import { storeVerify, type StoreVerify } from '#contracts/api/stores/stores.ts'
import type { Db } from '../../db/db.ts'
import type { RowOf } from '../../db/rows.ts'
import { newStore } from '../../domain/stores/stores.ts'
import { bannerOf, picturePath } from '../../pictures/urls.ts'
import { addUser } from '../accounts/accounts.ts'
import { meridian } from '../meridian.ts'
import { papersOf } from './store-papers.ts'
import { areaOf } from './stores.ts'
import { seedText, type Pair } from '../texts.ts'
import { daysAgo, stamps } from '../orders/times.ts'
import type { Seeding } from '../world.ts'

/** An applicant. `filled` is missing if the form is still empty. */
type Application = {
  readonly owner: { readonly username: string; readonly password: string; readonly nickname: Pair }
  readonly step: StoreVerify
  readonly reason?: Pair
  readonly daysAgo: number
  readonly filled?: {
    readonly name: Pair
    readonly company: Pair
    readonly about: Pair
    readonly logo: string
    readonly place: readonly [district: string, street: Pair]
  }
}

const applications: readonly Application[] = [
  {
    owner: { ...accounts.applicant, nickname: ['等开张的阿茶', 'Cha in Waiting'] },
    step: storeVerify.reviewing,
    daysAgo: 2,
    filled: {
      name: ['清泰茶事', 'Qingtai Tea'],
      company: ['杭州清泰茶业有限公司', 'Hangzhou Qingtai Tea Co., Ltd.'],
      about: ['自家茶山，明前采，当日炒。', 'Our own hill, picked before Qingming, fired the same day.'],
      logo: 'basket--qingtai-tea',
      place: ['330102', ['清泰街 208 号', '208 Qingtai Street']],
    },
  },
  {
    owner: { ...accounts.refused, nickname: ['再试一次', 'Once Again'] },
    step: storeVerify.refused,
    reason: ['营业执照照片不清晰，请重新上传', 'The licence cannot be read, please upload it again'],
    daysAgo: 6,
    filled: {
      name: ['望京旧物仓', 'Wangjing Attic'],
      company: ['北京望京旧物商贸有限公司', 'Beijing Wangjing Attic Trading Co., Ltd.'],
      about: ['旧物翻新，让好东西再用十年。', 'Old things made good for ten more years.'],
      logo: 'shopping-bags--wangjing-attic',
      place: ['110105', ['望京东园四区 11 号楼', 'Building 11, Wangjing East Garden 4']],
    },
  },
  {
    owner: { username: 'silkroom', password: 'seller123', nickname: ['丝织坊小苏', 'Silk Room Su'] },
    step: storeVerify.reviewing,
    daysAgo: 1,
    filled: {
      name: ['苏织小筑', 'Suzhou Silk Room'],
      company: ['苏州苏织丝绸有限公司', 'Suzhou Silk Room Co., Ltd.'],
      about: ['真丝围巾与旗袍，老师傅手工缝制。', 'Silk scarves and qipaos, sewn by hand.'],
      logo: 'dress--silk-room',
      place: ['320505', ['塔园路 118 号', '118 Tayuan Road']],
    },
  },
  {
    owner: { username: 'makerlab', password: 'seller123', nickname: ['创客阿飞', 'Maker Fei'] },
    step: storeVerify.refused,
    reason: ['经营类目与执照不符', 'The classes do not match the licence'],
    daysAgo: 19,
    filled: {
      name: ['科苑创客铺', 'Keyuan Maker Shop'],
      company: ['深圳科苑创客科技有限公司', 'Shenzhen Keyuan Maker Technology Co., Ltd.'],
      about: ['开发板、传感器和说干就干的胆量。', 'Boards, sensors and the nerve to just begin.'],
      logo: 'laptop--keyuan-maker',
      place: ['440305', ['科苑南路 2666 号', '2666 Keyuan South Road']],
    },
  },
  {
    owner: { username: 'undecided', password: 'seller123', nickname: ['还没想好店名', 'No Name Yet'] },
    step: storeVerify.filling,
    daysAgo: 0.2,
  },
]

const formOf = (seeding: Seeding, index: number, { filled }: Application) =>
  filled && {
    ...papersOf(seeding.faker, meridian.shop.store.length + index, filled.logo),
    ...areaOf(seeding, filled.place[0]),
    store_name: seedText(filled.name),
    store_logo: picturePath('stores', filled.logo),
    store_company_name: seedText(filled.company),
    store_description: seedText(filled.about),
    store_address: seedText(filled.place[1]),
  }

type Path = RowOf<'stores'>['class_id'][number]

/** The path from the root to a category. */
const pathOf = (db: Db, id: number): Path => {
  const row = db.goods_classes.find(id)
  return row ? [...(row.pid > 0 ? pathOf(db, row.pid) : []), row.id] : []
}

/** A store's categories follow from its products, and its slides show the first of them. */
const fillStores = (seeding: Seeding): void => {
  const { db } = seeding
  for (const store of db.stores.rows().slice()) {
    const own = db.goods.by('store_id', store.id)
    const classes = [...new Set(own.map(goods => goods.class_id))].toSorted((a, b) => a - b)
    const slides = store.id === 1 ? own.slice(0, 3).map(goods => bannerOf(goods.goods_master_image)) : []
    const class_id = classes.map(id => pathOf(db, id))
    db.stores.change(store.id, { class_id, store_slide: slides, store_mobile_slide: slides, updated_at: store.updated_at })
  }
}

/** Seeds the categories of the stores, and applications at every step. Needs the products. */
export const seedApplications = (seeding: Seeding): void => {
  fillStores(seeding)
  const { db } = seeding
  const classes = db.goods.rows().map(goods => goods.class_id)
  for (const [index, application] of applications.toSorted((a, b) => b.daysAgo - a.daysAgo).entries()) {
    const { owner, step, reason, daysAgo: since } = application
    const user_id = db.users.nextId()
    addUser(seeding, { ...owner, id: user_id, created: daysAgo(seeding, since + 40) })
    const wanted = [classes[index * 31] ?? 0, classes[index * 31 + 1] ?? 0]
    const form = formOf(seeding, index, application)
    db.stores.add({
      ...newStore(user_id),
      ...form,
      store_verify: step,
      store_refuse_info: reason ? seedText(reason) : '',
      class_id: form ? [...new Set(wanted)].map(id => pathOf(db, id)) : [],
      ...stamps(daysAgo(seeding, since)),
    })
  }
}
