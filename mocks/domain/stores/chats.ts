import type { ChatParty } from '#contracts/api/stores/chats.ts'
import type { Db } from '../../db/db.ts'
import type { RowOf } from '../../db/rows.ts'
import { refuse } from '../../refusal.ts'
import { textHash } from '../system/text-hash.ts'

/** A participant of a conversation. */
export type Party = { id: string; type: ChatParty }
/** Sender and receiver of a conversation or message. */
type Ends = Pick<RowOf<'chat_contents'>, 'sid' | 'stype' | 'rid' | 'rtype'>

/** Identifies a guest by IP address: 32 hex digits. The hash need not be secure, since it protects nothing. */
export const guestId = (ip: string): string =>
  [1, 2, 3, 4]
    .map(seed =>
      textHash(ip, Math.imul(seed, 0x9e37_79b1) >>> 0)
        .toString(16)
        .padStart(8, '0'),
    )
    .join('')

/** The caller as a chat party: the token's account if it is of this kind, otherwise a guest. Source: CHA-5. */
export const callerParty = (token: RowOf<'tokens'> | undefined, provider: ChatParty, ip: string): Party =>
  token?.provider === provider ? { id: String(token.owner_id), type: provider } : { id: guestId(ip), type: 'anonymous' }

/** Nickname and avatar of a party; null if the account no longer exists. */
export const infoOf = (db: Db, { id, type }: Party): { nickname: string; avatar?: string } | null => {
  if (type === 'anonymous') return { nickname: db.textOf({ zh: `访客 ${id.slice(0, 4)}`, en: `Guest ${id.slice(0, 4)}` }) }
  const account = type === 'users' ? db.users.find(Number(id)) : db.admins.find(Number(id))
  return account ? { nickname: account.nickname, avatar: account.avatar } : null
}

const endsOf = (from: Party, to: Party): Ends => ({ sid: from.id, stype: from.type, rid: to.id, rtype: to.type })

const isBetween = (from: Party, to: Party): ((row: Ends) => boolean) => {
  const ends = endsOf(from, to)
  return row => row.stype === ends.stype && row.rid === ends.rid && row.rtype === ends.rtype && row.sid === ends.sid
}

/** The messages between two parties, oldest first. */
export const messagesOf = (db: Db, one: Party, other: Party): RowOf<'chat_contents'>[] =>
  [
    ...db.chat_contents.by('sid', one.id).filter(isBetween(one, other)),
    ...db.chat_contents.by('sid', other.id).filter(isBetween(other, one)),
  ].toSorted((a, b) => a.created_at.localeCompare(b.created_at) || a.id - b.id)

/** The conversations of a party, latest first. */
export const conversationsOf = (db: Db, { id, type }: Party): RowOf<'chat_friends'>[] =>
  [
    ...db.chat_friends.by('sid', id).filter(row => row.stype === type),
    ...db.chat_friends.by('rid', id).filter(row => row.rtype === type),
  ].toSorted((a, b) => b.updated_at.localeCompare(a.updated_at) || b.id - a.id)

/**
 * Starts a conversation, or moves an existing one to the top.
 * @throws Refusal invalidInput for a conversation with oneself, notFound if the other account does not exist.
 */
export const meet = (db: Db, me: Party, other: Party, now: string): void => {
  if (me.id === other.id && me.type === other.type) refuse('invalidInput', 'rid')
  if (!infoOf(db, other)) refuse('notFound')
  const known = conversationsOf(db, me).find(row => isBetween(me, other)(row) || isBetween(other, me)(row))
  if (known) db.chat_friends.change(known.id, { updated_at: now })
  else db.chat_friends.add(endsOf(me, other))
}

/** Adds a message, unread by its receiver. */
export const say = (db: Db, me: Party, other: Party, message: Pick<RowOf<'chat_contents'>, 'content' | 'content_type'>): void =>
  void db.chat_contents.add({ ...endsOf(me, other), ...message, s_read: 1, r_read: 0 })

/** Marks the other party's messages as read. */
export const read = (db: Db, me: Party, other: Party): void => {
  for (const row of db.chat_contents.by('sid', other.id).filter(isBetween(other, me)))
    if (row.r_read === 0) db.chat_contents.change(row.id, { r_read: 1 })
}
