import { useState } from 'react'
import { listChatMessages, sendChatMessage, type addChatFriend, type ChatParty } from '#contracts/api/stores/chats.ts'
import type { ReplyOf } from '#contracts/api/kit/endpoint.ts'
import type { Audience } from '#contracts/wire/audience.ts'
import { call } from '#src/lib/http/call.ts'
import { useData } from '#src/lib/http/use-data.ts'
import { succeeded } from '#src/lib/http/attempt.ts'
import type { Message } from './message-list.tsx'

/** How often new messages are asked for; nothing is pushed. */
export const pollEvery = 3000
const pageSize = 50

/** As whom one talks, and with whom. */
export type Talk = { provider: ChatParty; token?: string; rid: string; rtype: ChatParty }

/** Whom the server takes the caller for. */
export type Self = ReplyOf<typeof addChatFriend>

/** Is this party the caller? */
export const isSelf = (self: Self | undefined, { sid, stype }: { sid: string; stype: ChatParty }): boolean =>
  stype === self?.stype && sid === String(self.sid)

/** What two write to each other; reading marks it as read. @param self none yet: nothing is asked. Source: CHA-3. */
export const useMessages = (talk: Talk, self: Self | undefined, as: Audience) => {
  const [room, setRoom] = useState(pageSize)
  const { data, error, mutate } = useData(listChatMessages, self ? { body: { ...talk, page: 1, per_page: room } } : null, {
    as,
    quiet: true,
    refreshInterval: pollEvery,
  })
  const send = async (content_type: 'text' | 'image', content: string): Promise<boolean> => {
    const sent = await succeeded(call(sendChatMessage, { body: { ...talk, content_type, content } }, { as }))
    await mutate()
    return sent
  }
  return {
    /** The oldest first. */
    messages: data?.data.toReversed(),
    error: data ? undefined : error,
    retry: mutate,
    isOwn: (message: Message) => isSelf(self, message),
    earlier: (data?.total ?? 0) > room ? () => setRoom(room + pageSize) : undefined,
    send,
  }
}
