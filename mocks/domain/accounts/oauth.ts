import type { OauthName } from '#contracts/api/accounts/oauth.ts'
import type { Clock } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import { inBoth } from '../../db/english.ts'
import type { RowOf } from '../../db/rows.ts'
import { refuse } from '../../refusal.ts'
import { addUser, isTaken } from './users.ts'

type Person = RowOf<'oauth_people'>
type Place = { db: Db; clock: Clock }

const bindingOf = (db: Db, { unionid, openid }: Person): RowOf<'oauths'> | undefined =>
  db.oauths.by('unionid', unionid)[0] ?? db.oauths.by('openid', openid)[0]

/** Finds the person that the provider returns for a code. @throws Refusal codeRefused. */
export const personBy = (db: Db, code: string): Person => db.oauth_people.by('code', code)[0] ?? refuse('codeRefused')

/** A free user name: `wx`, the date and three digits. Source: SGN-7. */
const freeName = ({ db, clock }: Place): string => {
  const day = clock.text().slice(0, 10).replaceAll('-', '')
  for (let number = 100; ; number++) {
    const name = `wx${day}${number}`
    if (!isTaken(db, name)) return name
  }
}

const firstVisit = (place: Place, person: Person, inviter: number): RowOf<'users'> =>
  addUser(place.db, {
    username: freeName(place),
    password: '123456',
    nickname: inBoth(person, row => row.nickname.slice(0, 15)),
    avatar: person.headimgurl,
    inviter_id: place.db.users.find(inviter)?.id ?? 0,
  })

const keepBinding = (db: Db, belong_id: number, oauth_name: OauthName, person: Person): void => {
  const { openid, unionid, headimgurl } = person
  const nickname = inBoth(person, row => row.nickname)
  db.oauths.add({ belong_id, model_name: 'User', oauth_name, nickname, headimgurl, sex: 1, openid, unionid })
}

/**
 * Binds a person of another service to an account, replacing the account's former binding to that service.
 * @throws Refusal alreadyBound if the person is bound to another existing account.
 */
export const bindPerson = (db: Db, user: number, oauth_name: OauthName, person: Person): void => {
  const bound = bindingOf(db, person)
  if (bound && bound.belong_id !== user && db.users.find(bound.belong_id)) refuse('alreadyBound')
  if (bound) db.oauths.remove(bound.id)
  for (const { id } of db.oauths.by('belong_id', user).filter(row => row.oauth_name === oauth_name)) db.oauths.remove(id)
  keepBinding(db, user, oauth_name, person)
}

/** Finds the account bound to a person, by `unionid` or else by `openid`. Creates one on the first visit. */
export const accountOf = (place: Place, oauth_name: OauthName, person: Person, inviter: number): number => {
  const { db, clock } = place
  const bound = bindingOf(db, person)
  const user = (bound && db.users.find(bound.belong_id)) ?? firstVisit(place, person, inviter)
  if (!bound || bound.belong_id !== user.id) {
    if (bound) db.oauths.remove(bound.id)
    keepBinding(db, user.id, oauth_name, person)
  }
  db.users.change(user.id, { login_time: clock.text(), last_login_time: user.login_time ?? clock.text() })
  return user.id
}

/** Replaces WeChat's signature: 40 hex digits, which are not checked, because that needs WeChat's secret. */
export const signatureOf = (text: string): string =>
  [1, 2, 3, 4, 5]
    .map(seed => {
      let hash = Math.imul(seed, 0x85eb_ca6b) >>> 0
      for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 16_777_619) >>> 0
      return hash.toString(16).padStart(8, '0')
    })
    .join('')
