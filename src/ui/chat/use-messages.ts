import { useState } from 'react'
import { listChatMessages, sendChatMessage, type addChatFriend, type ChatParty } from '#contracts/api/stores/chats.ts'
import type { ReplyOf } from '#contracts/api/kit/endpoint.ts'
import type { Audience } from '#contracts/wire/audience.ts'
import { call } from '#src/lib/http/call.ts'
import { useData } from '#src/lib/http/use-data.ts'
import { succeeded } from '#src/lib/http/attempt.ts'
import type { Message } from './message-list.tsx'

/** Polling interval for new messages, in ms; the server does not push. */
export const pollEvery = 3000
const pageSize = 50

/** The caller's party type and the other party. */
export type Talk = { provider: ChatParty; token?: string; rid: string; rtype: ChatParty }

/** The caller's own identity, as returned by the server. */
export type Self = ReplyOf<typeof addChatFriend>

/** Returns true if this party is the caller. */
export const isSelf = (self: Self | undefined, { sid, stype }: { sid: string; stype: ChatParty }): boolean =>
  stype === self?.stype && sid === String(self.sid)

/**
 * Polls the messages of a conversation; reading marks them as read.
 * @param self undefined until known: no request is sent. Source: CHA-3.
 */
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
    /** Messages, oldest first. */
    messages: data?.data.toReversed(),
    error: data ? undefined : error,
    retry: mutate,
    isOwn: (message: Message) => isSelf(self, message),
    earlier: (data?.total ?? 0) > room ? () => setRoom(room + pageSize) : undefined,
    send,
  }
}
