import { accounts, type AccountName } from '#contracts/states/ready-accounts.ts'
import type { accountStates } from '#contracts/states/accounts.ts'
import type { z } from 'zod'
import { dateTimeText } from '../clock.ts'
import type { Db } from '../db/db.ts'
import { copyOtherStore, otherBuyer } from './order-rows.ts'
import { product, ready } from './rows.ts'
import { enterSystemState } from './system.ts'
import type { World } from '../world.ts'

type States = typeof accountStates
type Enter = { readonly [S in keyof States]: (world: World, facts: z.output<States[S]['facts']>) => void }

/** Frees a phone: removes it from all accounts, and removes the account that uses it as user name. */
const freePhone = (db: Db, phone: string): void => {
  for (const { id } of db.users.by('username', phone)) db.users.remove(id)
  for (const { id } of db.users.by('phone', phone)) db.users.change(id, { phone: '' })
}

const forgetIdentity = ({ db }: World): void => {
  for (const { id } of db.user_checks.by('user_id', ready(db, 'shopper').id)) db.user_checks.remove(id)
}

/** Enters the states of accounts and addresses. */
export const enterAccountState: Enter = {
  'the ready accounts exist': ({ db }) => {
    const names = Object.keys(accounts) as AccountName[]
    for (const name of names) ready(db, name)
  },
  'the shopper has an address': (world, { id }) => {
    const [province_id, city_id, region_id] = [id + 1, id + 2, id + 3]
    enterSystemState['a province with a city and a district exists'](world, { province_id, city_id, region_id })
    world.db.addresses.set({
      id,
      user_id: ready(world.db, 'shopper').id,
      receive_name: '李雷',
      receive_tel: '13800000000',
      area_info: '北省 北城 老城区',
      address: '集市路 1 号',
      province_id,
      city_id,
      region_id,
      is_default: 0,
    })
  },
  'an administrator passed the check': ({ db }, { username, sign }) => {
    if (!db.captchas.by('username', username).some(row => row.sign === sign)) db.captchas.add({ username, sign })
  },
  'a code was texted': ({ db, clock }, { phone, name, code, seconds_ago }) => {
    freePhone(db, phone)
    if (name === 'login' || name === 'forget_password') db.users.change(ready(db, 'shopper').id, { phone })
    for (const { id } of db.sms_logs.by('phone', phone)) db.sms_logs.remove(id)
    const sent = dateTimeText(clock.now() - seconds_ago * 1000)
    db.sms_logs.add({ phone, name, content: code, status: 1, error_msg: '', ip: '127.0.0.1', created_at: sent, updated_at: sent })
  },
  'a favourite exists': (world, { id, out_id, is_type }) => {
    const { db } = world
    if (is_type === 0) product(world, { id: out_id, goods_collect: 1 })
    else copyOtherStore(db, { id: out_id })
    for (const row of db.favorites.rows().filter(one => one.out_id === out_id && one.is_type === is_type))
      db.favorites.remove(row.id)
    db.favorites.set({ id, user_id: ready(db, 'shopper').id, out_id, is_type })
  },
  'somebody has written to the shopper': ({ db, clock }, { id, user_id, message_id }) => {
    const partner = String(user_id)
    db.users.set({ ...otherBuyer(db), id: user_id, username: `partner${user_id}`, nickname: '街角小店', phone: '' })
    const isPartners = ({ sid, rid }: { sid: string; rid: string }): boolean => sid === partner || rid === partner
    for (const row of db.chat_friends.rows().filter(isPartners)) db.chat_friends.remove(row.id)
    for (const row of db.chat_contents.rows().filter(isPartners)) db.chat_contents.remove(row.id)
    const parties = { sid: partner, stype: 'users', rid: String(ready(db, 'shopper').id), rtype: 'users' } as const
    db.chat_friends.set({ ...parties, id, updated_at: clock.text() })
    db.chat_contents.set({
      ...parties,
      id: message_id,
      content_type: 'text',
      content: '您的包裹今天发出了',
      s_read: 1,
      r_read: 0,
    })
  },
  'WeChat vouches for somebody': ({ db }, { code, openid, bound }) => {
    const person = { nickname: '微信用户', headimgurl: '/storage/avatars/1-owl.svg', openid, unionid: `union-${openid}` }
    if (db.oauth_people.by('code', code).length === 0) db.oauth_people.add({ code, ...person })
    for (const { id } of db.oauths.by('openid', openid)) db.oauths.remove(id)
    if (bound)
      db.oauths.add({ ...person, belong_id: ready(db, 'shopper').id, model_name: 'User', oauth_name: 'weixinweb', sex: 1 })
  },
  'the shopper is bound to WeChat': ({ db }, { id }) => {
    const shopper = ready(db, 'shopper').id
    for (const one of db.oauths.by('belong_id', shopper)) db.oauths.remove(one.id)
    db.oauths.set({
      id,
      belong_id: shopper,
      model_name: 'User',
      oauth_name: 'weixinweb',
      nickname: '微信用户',
      headimgurl: '/storage/avatars/1-owl.svg',
      sex: 1,
      openid: `openid-${id}`,
      unionid: `union-${id}`,
    })
  },
  'the shopper is verified': (world, { id }) => {
    forgetIdentity(world)
    world.db.user_checks.set({
      id,
      user_id: ready(world.db, 'shopper').id,
      name: '李雷',
      card_no: '110101199001011234',
      card_t: '/storage/card_t/front.svg',
      card_b: '/storage/card_b/back.svg',
      bank_no: '6222000000000000000',
      bank_name: '北境银行',
    })
  },
  'the shopper is not verified': forgetIdentity,
}
