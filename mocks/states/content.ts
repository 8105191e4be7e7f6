import type { Facts } from '#contracts/states/index.ts'
import { dateTimeText } from '../clock.ts'
import type { Db } from '../db/db.ts'
import { ready } from './rows.ts'
import { site } from './settings.ts'
import type { World } from '../world.ts'

const setConfig = (db: Db, name: string, value: unknown): void => {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  const row = db.configs.by('name', name)[0]
  if (row) db.configs.change(row.id, { value: text })
  else db.configs.add({ name, value: text })
}

const day = 86_400_000
const content = '<p>说明。</p>'

const owner = (db: Db): number => ready(db, 'admin').id

/** Removes all rows that use the name, except row `but`. */
const free = (db: Db, of: Facts<'a name is free'>['of'], name: string, but = 0): void => {
  const taken = {
    agreements: () => db.agreements.by('ename', name),
    articles: () => db.articles.by('name', name),
    adv_spaces: () => db.adv_spaces.by('name', name),
    expresses: () => db.expresses.by('code', name),
    sms: () => db.sms.by('name', name),
  }
  for (const { id } of taken[of]()) if (id !== but) db[of].remove(id)
}

const section = (db: Db, id: number, pid: number, name: string): void =>
  void db.article_menus.set({ id, pid, belong_id: owner(db), name, is_sort: 0 })

/** Enters the states of settings and content. */
export const enterContentState = {
  'the site has settings': ({ db }: World): void => {
    for (const [name, value] of Object.entries(site)) setConfig(db, name, value)
  },
  'no payment channel is configured': ({ db }: World): void => setConfig(db, 'pay', {}),
  'a name is free': ({ db }: World, { of, name }: Facts<'a name is free'>): void => free(db, of, name),
  'an agreement exists': ({ db }: World, { id, name }: Facts<'an agreement exists'>): void => {
    free(db, 'agreements', name, id)
    db.agreements.set({ id, name: '服务协议', ename: name, content })
  },
  'an article exists': ({ db }: World, { id, name, pid }: Facts<'an article exists'>): void => {
    free(db, 'articles', name, id)
    for (const row of db.articles.by('pid', pid)) db.articles.remove(row.id)
    section(db, pid + 1, 0, '帮助')
    section(db, pid, pid + 1, '购物')
    db.articles.set({ id, pid, belong_id: owner(db), name, content, click: 0 })
  },
  'a section of articles exists': ({ db }: World, { id, child_id }: Facts<'a section of articles exists'>): void => {
    section(db, id, 0, '帮助')
    section(db, child_id, id, '购物')
  },
  'a notice exists': ({ db }: World, { id }: Facts<'a notice exists'>): void =>
    void db.notices.set({ id, belong_id: owner(db), tag: '活动', name: '周末活动', content }),
  'a place for adverts exists': ({ db, clock }: World, { id, name, adv_id }: Facts<'a place for adverts exists'>): void => {
    free(db, 'adv_spaces', name, id)
    for (const adv of db.advs.by('pid', id)) db.advs.remove(adv.id)
    db.adv_spaces.set({ id, belong_id: owner(db), name, width: 1200, height: 300 })
    db.advs.set({
      id: adv_id,
      belong_id: owner(db),
      pid: id,
      name: '秋日上新',
      url: '/s/',
      image: '/storage/site/autumn.svg',
      adv_start: dateTimeText(clock.now() - day),
      adv_end: dateTimeText(clock.now() + 30 * day),
      is_sort: 1,
      is_type: 0,
      status: 1,
    })
  },
  'an app version exists': ({ db }: World, { id }: Facts<'an app version exists'>): void => {
    for (const row of db.app_versions.by('device', 'mini')) db.app_versions.remove(row.id)
    db.app_versions.set({
      id,
      name: '新版发布',
      version: '1.9.0',
      version_code: 190,
      url: '/storage/app/meridian.apk',
      device: 'android',
      apple_id: '',
      is_wgt: 0,
      content,
    })
  },
  'a currency exists': ({ db }: World, { id }: Facts<'a currency exists'>): void =>
    void db.currencies.set({ id, name: '人民币', ename: 'zh-cn', currency: '￥', currency_ename: 'RMB', content: '' }),
  'a text message template exists': ({ db }: World, { id, name }: Facts<'a text message template exists'>): void => {
    free(db, 'sms', name, id)
    db.sms.set({ id, name, code: 'SMS_0000001', content: '经纬集市', description: '注册验证' })
  },
  'a text message was sent': ({ db }: World, { id }: Facts<'a text message was sent'>): void =>
    void db.sms_logs.set({
      id,
      phone: '13800000000',
      name: 'register',
      content: '4821',
      status: 1,
      error_msg: '',
      ip: '127.0.0.1',
    }),
  'a product class has classes below it': (
    { db }: World,
    { id, child_id, leaf_id }: Facts<'a product class has classes below it'>,
  ): void => {
    const thumb = '/storage/classes/90071.svg'
    for (const pid of [id, child_id]) for (const row of db.goods_classes.by('pid', pid)) db.goods_classes.remove(row.id)
    db.goods_classes.set({ id, pid: 0, name: '花园', thumb, is_sort: 0 })
    db.goods_classes.set({ id: child_id, pid: id, name: '工具', thumb, is_sort: 0 })
    db.goods_classes.set({ id: leaf_id, pid: child_id, name: '铲子', thumb, is_sort: 0 })
  },
}
