import { z } from 'zod'
import { endpoint } from '../kit/endpoint.ts'
import { pageOf } from '../kit/list-query.ts'
import { dateTime, flag, id, imageUrl, sentInt } from '../kit/values.ts'

/** Who talks: shoppers and sellers, administrators, or a guest. Source: CHA-1. */
export const ChatParty = z.enum(['users', 'admins', 'anonymous'])
export type ChatParty = z.infer<typeof ChatParty>

const ContentType = z.enum(['text', 'image'])
const partyId = z.string().regex(/^(\d{1,15}|[0-9a-f]{32})$/)

/** As whom the caller talks; a guest where the token, which may also travel here, is not of that kind. Source: CHA-5. */
const as = { provider: ChatParty.default('anonymous'), token: z.string().optional() }
/** The other party. */
const other = { rid: partyId, rtype: ChatParty }

const PartyInfo = z.object({ nickname: z.string(), avatar: imageUrl.optional() })

/** A conversation between `s`, who began it, and `r`. Ids are text: digits, or 32 hex digits of a guest. */
export const ChatFriend = z.object({
  id,
  sid: partyId,
  stype: ChatParty,
  sinfo: PartyInfo.nullable(),
  rid: partyId,
  rtype: ChatParty,
  rinfo: PartyInfo.nullable(),
  lastMsg: z
    .object({ sid: partyId, stype: ChatParty, content: z.string(), content_type: ContentType, s_read: flag, r_read: flag })
    .nullable()
    .describe('The newest message and who wrote it; `r_read` tells whether its receiver has seen it.'),
  created_at: dateTime,
  updated_at: dateTime,
})

/** A message from `s` to `r`. The content of an image is its address. */
export const ChatMessage = z.object({
  id,
  sid: partyId,
  stype: ChatParty,
  rid: partyId,
  rtype: ChatParty,
  content_type: ContentType,
  content: z.string(),
  s_read: flag,
  r_read: flag,
  created_at: dateTime,
})

export const listChatFriends = endpoint({
  method: 'POST',
  path: '/Chat/friends',
  auth: 'optional',
  about: "List the caller's conversations, the latest first",
  body: z.object(as),
  reply: z.array(ChatFriend),
  errors: ['invalidInput'],
})

/** For a store the other party is its owner: `user_id` with `users`. Without one the answer only tells who the caller is. */
export const addChatFriend = endpoint({
  method: 'POST',
  path: '/Chat/add',
  auth: 'optional',
  about: 'Begin a conversation, or bring it to the top, and tell who the caller is',
  body: z.object({ ...as, rid: partyId.optional(), rtype: ChatParty.optional() }),
  reply: z.object({ sid: z.union([z.int(), partyId]), stype: ChatParty }),
  errors: ['notFound', 'invalidInput'],
})

export const listChatMessages = endpoint({
  method: 'POST',
  path: '/Chat/friend_content',
  auth: 'optional',
  about: 'List the messages of a conversation, newest first; those to the caller are read then',
  body: z.object({ ...as, ...other, page: sentInt().optional(), per_page: sentInt().default(50) }),
  reply: pageOf(ChatMessage),
  errors: ['invalidInput'],
})

export const sendChatMessage = endpoint({
  method: 'POST',
  path: '/Chat/send',
  auth: 'optional',
  about: 'Send a message',
  body: z.object({ ...as, ...other, content_type: ContentType.default('text'), content: z.string().trim().min(1).max(2000) }),
  reply: z.array(z.never()),
  errors: ['notFound', 'invalidInput'],
})
