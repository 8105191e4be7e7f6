import { addChatFriend, listChatFriends } from '#contracts/api/stores/chats.ts'
import type { ReplyOf } from '#contracts/api/kit/endpoint.ts'
import { tokenOf } from '#src/lib/session/sessions.ts'
import { text } from '#src/lib/format/text.ts'
import { useData } from '#src/lib/http/use-data.ts'
import { isSelf, pollEvery, type Self } from '#src/ui/chat/use-messages.ts'

type Row = ReplyOf<typeof listChatFriends>[number]

/** A conversation from the caller's side. */
export type Friend = {
  readonly key: string
  readonly rid: string
  readonly rtype: Row['rtype']
  readonly name: string | undefined
  readonly avatar: string | undefined
  readonly last: Row['lastMsg']
  /** True if the newest message is unread and known to be from the other party. */
  readonly isUnread: boolean
  readonly updated_at: string
}

/** The other party is the receiver if the caller started the conversation. Source: CHA-6. */
const friendOf = (row: Row, self: Self): Friend => {
  const began = isSelf(self, row)
  const [rid, rtype, info] = began ? [row.rid, row.rtype, row.rinfo] : [row.sid, row.stype, row.sinfo]
  return {
    key: `${rtype}-${rid}`,
    rid,
    rtype,
    // Guests have no name: the first digits of their id distinguish them.
    name: rtype === 'anonymous' ? text('chat.guest', { code: rid.slice(0, 4) }) : info?.nickname,
    avatar: info?.avatar,
    last: row.lastMsg,
    isUnread: row.lastMsg?.r_read === 0 && row.lastMsg.sid !== '' && !isSelf(self, row.lastMsg),
    updated_at: row.updated_at,
  }
}

/** Credentials of a seller: chat endpoints expect the token in the form. Source: CHA-5. */
export const asSeller = () => {
  const token = tokenOf('seller')
  return { provider: 'users', ...(token && { token }) } as const
}

/** The seller's conversations, latest first; polled, because the server does not push. */
export const useFriends = () => {
  const body = asSeller()
  const self = useData(addChatFriend, { body }, { as: 'seller', quiet: true, revalidateOnFocus: false })
  const { data, error, mutate } = useData(listChatFriends, { body }, { as: 'seller', quiet: true, refreshInterval: pollEvery })
  const me = self.data
  return {
    self: me,
    friends: me && data?.map(row => friendOf(row, me)),
    error: self.error ?? (data ? undefined : error),
    retry: () => void Promise.all([self.mutate(), mutate()]),
    refresh: mutate,
  }
}
