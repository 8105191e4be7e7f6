import { useState } from 'react'
import { addChatFriend, listChatMessages, sendChatMessage } from '#contracts/api/chats.ts'
import { call } from '#src/lib/call.ts'
import { useData } from '#src/lib/use-data.ts'
import { useSession } from '#src/lib/use-session.ts'
import type { Message } from '#src/ui/chat/message-list.tsx'

/** How often new messages are asked for. */
const pollEvery = 3000
const pageSize = 50

/** The conversation with the owner of a store: as the shopper, or as a guest. Source: rules-storefront 97. */
export const useChat = (ownerId: number) => {
  const { signedIn } = useSession('buyer')
  const provider = signedIn ? 'users' : 'anonymous'
  const other = { provider, rid: String(ownerId), rtype: 'users' } as const
  const [room, setRoom] = useState(pageSize)
  const me = useData(addChatFriend, { body: other }, { quiet: true, revalidateOnFocus: false, shouldRetryOnError: false })
  const messages = useData(listChatMessages, me.data ? { body: { ...other, page: 1, per_page: room } } : null, {
    quiet: true,
    refreshInterval: pollEvery,
  })
  const send = async (content_type: 'text' | 'image', content: string): Promise<boolean> => {
    const sent = await call(sendChatMessage, { body: { ...other, content_type, content } }).then(
      () => true,
      () => false,
    )
    await messages.mutate()
    return sent
  }
  return {
    messages: messages.data?.data.toReversed(),
    error: me.error ?? (messages.data ? undefined : messages.error),
    retry: () => void Promise.all([me.mutate(), messages.mutate()]),
    isOwn: ({ sid, stype }: Message) => stype === me.data?.stype && sid === String(me.data.sid),
    earlier: (messages.data?.total ?? 0) > room ? () => setRoom(room + pageSize) : undefined,
    send,
  }
}
