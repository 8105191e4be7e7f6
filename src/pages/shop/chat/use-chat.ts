import { addChatFriend } from '#contracts/api/stores/chats.ts'
import { useData } from '#src/lib/http/use-data.ts'
import { useSession } from '#src/lib/session/use-session.ts'
import { useMessages } from '#src/ui/chat/use-messages.ts'

/** The conversation of a shopper or guest with the owner of a store. Source: CHA-1. */
export const useChat = (ownerId: number) => {
  const { signedIn } = useSession('buyer')
  const provider = signedIn ? 'users' : 'anonymous'
  const talk = { provider, rid: String(ownerId), rtype: 'users' } as const
  const me = useData(addChatFriend, { body: talk }, { quiet: true, revalidateOnFocus: false, shouldRetryOnError: false })
  const messages = useMessages(talk, me.data, 'buyer')
  return {
    ...messages,
    error: me.error ?? messages.error,
    retry: () => void Promise.all([me.mutate(), messages.retry()]),
  }
}
