import { picturePath } from '../../pictures/urls.ts'
import { userIds } from './accounts.ts'
import { seedText, type Pair } from '../texts.ts'
import { daysAgo, stamps } from '../orders/times.ts'
import type { Seeding } from '../world.ts'

/** People who can sign in with WeChat: their codes, and the accounts they are bound to. The last ones have no account yet. */
const people: readonly { code: string; nickname: Pair; face: string; user?: number }[] = [
  { code: 'wechat-shopper', nickname: ['小满', 'Xiaoman on WeChat'], face: 'owl', user: userIds.shopper },
  { code: 'wechat-seller', nickname: ['店主阿舟', 'Zhou the Owner'], face: 'penguin', user: userIds.seller },
  { code: 'wechat-stranger', nickname: ['初来乍到', 'First Timer'], face: 'owl' },
  { code: 'wechat-visitor', nickname: ['路过看看', 'Passer-by'], face: 'penguin' },
]

/** Seeds the people of WeChat and two bindings. Needs the accounts. */
export const seedOauth = (seeding: Seeding): void => {
  const { db } = seeding
  for (const [index, { code, nickname, face, user }] of people.entries()) {
    const person = {
      nickname: seedText(nickname),
      headimgurl: picturePath('avatars', `${index + 1}-${face}`),
      openid: `openid-${code}`,
      unionid: `union-${code}`,
    }
    const written = stamps(daysAgo(seeding, 40 - index))
    db.oauth_people.add({ code, ...person, ...written })
    if (user) db.oauths.add({ belong_id: user, model_name: 'User', oauth_name: 'weixinweb', sex: 1, ...person, ...written })
  }
}
