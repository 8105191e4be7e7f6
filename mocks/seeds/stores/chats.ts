import { guestId, type Party } from '../../domain/stores/chats.ts'
import { buyerIds, userIds } from '../accounts/accounts.ts'
import { conversations, fromGuest, withOffice, type Line } from './chat-texts.ts'
import { ownerOf } from './stores.ts'
import { seedText } from '../texts.ts'
import { dateTimeText } from '../../clock.ts'
import { hour, minute } from '../orders/times.ts'
import type { Seeding } from '../world.ts'

const user = (id: number): Party => ({ id: String(id), type: 'users' })

type Talk = { from: Party; to: Party; lines: readonly Line[]; hoursAgo: number; unread: boolean }

const talk = ({ db, now }: Seeding, { from, to, lines, hoursAgo, unread }: Talk): void => {
  const start = now - hoursAgo * hour
  const at = (line: number): string => dateTimeText(start + line * 2.7 * minute)
  const last = lines.length - 1
  db.chat_friends.add({
    sid: from.id,
    stype: from.type,
    rid: to.id,
    rtype: to.type,
    created_at: at(0),
    updated_at: at(last),
  })
  for (const [index, [who, text]] of lines.entries()) {
    const [s, r] = who === '>' ? [from, to] : [to, from]
    db.chat_contents.add({
      sid: s.id,
      stype: s.type,
      rid: r.id,
      rtype: r.type,
      content_type: 'text',
      content: seedText(text),
      s_read: 1,
      r_read: index === last && unread ? 0 : 1,
      created_at: at(index),
      updated_at: at(index),
    })
  }
}

/**
 * Seeds conversations: the shopper with five stores, and the first store with six other shoppers, a guest and the marketplace.
 * Some end with an unread message. Needs the accounts.
 */
export const seedChats = (seeding: Seeding): void => {
  const seller = user(userIds.seller)
  const shopper = user(userIds.shopper)
  for (const [index, lines] of conversations.entries())
    talk(seeding, { from: shopper, to: user(ownerOf(index + 1)), lines, hoursAgo: 2.31 + index * 31.17, unread: index < 2 })
  const others = buyerIds(seeding.scale).slice(2, 8)
  for (const [index, id] of others.entries()) {
    const lines = conversations[(index + 2) % conversations.length] ?? []
    talk(seeding, { from: user(id), to: seller, lines, hoursAgo: 5.27 + index * 17.19, unread: index % 3 === 0 })
  }
  const guest: Party = { id: guestId('203.0.113.7'), type: 'anonymous' }
  talk(seeding, { from: guest, to: seller, lines: fromGuest, hoursAgo: 1.13, unread: true })
  talk(seeding, { from: seller, to: { id: '1', type: 'admins' }, lines: withOffice, hoursAgo: 60.42, unread: false })
}
