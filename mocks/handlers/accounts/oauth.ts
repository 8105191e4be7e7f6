import {
  bindOauth,
  listBindings,
  OauthName,
  openId,
  unbindOauth,
  wechatTicket,
  weixinCallback,
  weixinWebCallback,
} from '#contracts/api/accounts/oauth.ts'
import type { Clock } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import { accountOf, bindPerson, personBy, signatureOf } from '../../domain/accounts/oauth.ts'
import { handle, idsOf } from '../../kit.ts'
import { refuse } from '../../refusal.ts'
import { issueToken, oauthTokenLife } from '../../sessions.ts'

type Visit = { db: Db; clock: Clock; query: { code: string; inviter_id?: number | undefined } }

const signIn =
  (name: OauthName) =>
  ({ db, clock, query }: Visit) => {
    const person = personBy(db, query.code)
    const user = accountOf({ db, clock }, name, person, query.inviter_id ?? 0)
    const access_token = issueToken(db, clock, 'users', user, oauthTokenLife)
    return { token_type: 'Bearer' as const, expires_in: 0, access_token, refresh_token: '', openid: person.openid }
  }

export const oauthHandlers = [
  handle(weixinCallback, signIn('weixin')),
  handle(weixinWebCallback, signIn('weixinweb')),
  handle(listBindings, ({ db, me }) =>
    db.oauths.by('belong_id', me.id).map(row => ({ ...row, oauth_name: OauthName.parse(row.oauth_name) })),
  ),
  handle(bindOauth, ({ db, me, body }) => {
    bindPerson(db, me.id, body.oauth_name, personBy(db, body.code))
    return []
  }),
  handle(unbindOauth, ({ db, me, params }) => {
    const own = idsOf(params.ids).filter(id => db.oauths.find(id)?.belong_id === me.id)
    for (const id of own) db.oauths.remove(id)
    return own.length || refuse('notFound')
  }),
  handle(openId, ({ db, query }) => ({ openid: personBy(db, query.code).openid })),
  handle(wechatTicket, ({ clock, query }) => {
    const timestamp = Math.floor(clock.now() / 1000)
    const str = `jsapi_ticket=meridian-ticket&noncestr=meridian&timestamp=${timestamp}&url=${query.url}`
    return { appId: 'wx0000000000000000', nonceStr: 'meridian', timestamp, signature: signatureOf(str), str }
  }),
]
