import { addChatFriend, listChatFriends, listChatMessages, sendChatMessage } from '#contracts/api/stores/chats.ts'
import { pageFrom } from '../../db/list.ts'
import { callerParty, conversationsOf, infoOf, meet, messagesOf, read, say, type Party } from '../../domain/stores/chats.ts'
import { handle } from '../../kit.ts'

const otherOf = ({ rid, rtype }: { rid: string; rtype: Party['type'] }): Party => ({ id: rid, type: rtype })

export const chatHandlers = [
  handle(listChatFriends, ({ db, token, body, ip }) =>
    conversationsOf(db, callerParty(token, body.provider, ip)).map(row => {
      const [from, to]: [Party, Party] = [{ id: row.sid, type: row.stype }, otherOf(row)]
      return { ...row, sinfo: infoOf(db, from), rinfo: infoOf(db, to), lastMsg: messagesOf(db, from, to).at(-1) ?? null }
    }),
  ),

  handle(addChatFriend, ({ db, clock, token, body, ip }) => {
    const me = callerParty(token, body.provider, ip)
    const { rid, rtype } = body
    if (rid !== undefined && rtype !== undefined) meet(db, me, { id: rid, type: rtype }, clock.text())
    return { sid: me.type === 'anonymous' ? me.id : Number(me.id), stype: me.type }
  }),

  handle(listChatMessages, ({ db, token, body, ip }) => {
    const [me, other] = [callerParty(token, body.provider, ip), otherOf(body)]
    read(db, me, other)
    return pageFrom(messagesOf(db, me, other).reverse(), body)
  }),

  handle(sendChatMessage, ({ db, clock, token, body, ip }) => {
    const [me, other] = [callerParty(token, body.provider, ip), otherOf(body)]
    meet(db, me, other, clock.text())
    say(db, me, other, body)
    return []
  }),
]
