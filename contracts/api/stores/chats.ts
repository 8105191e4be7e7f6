import { z } from 'zod'
import { endpoint } from '../kit/endpoint.ts'
import { full } from '../kit/level.ts'
import { pageOf } from '../kit/list-query.ts'
import { dateTime, flag, id, imageUrl, sentInt } from '../kit/values.ts'

/** The kind of a chat party: shopper or seller, administrator, or guest. Source: CHA-1. */
export const ChatParty = z.enum(['users', 'admins', 'anonymous'])
export type ChatParty = z.infer<typeof ChatParty>

const ContentType = z.enum(['text', 'image'])
const partyId = z.string().regex(/^(\d{1,15}|[0-9a-f]{32})$/)

/** The caller. The token may also be sent here; if it is of another kind, the caller is a guest. Source: CHA-5. */
const as = { provider: ChatParty.default('anonymous'), token: z.string().optional() }
/** The other party. */
const other = { rid: partyId, rtype: ChatParty }

const PartyInfo = z.object({ nickname: z.string(), avatar: imageUrl.optional() })

/** A conversation between `s`, who started it, and `r`. Ids are text: digits, or 32 hex digits for a guest. */
export const ChatFriend = z.object({
  id,
  sid: partyId,
  stype: ChatParty,
  sinfo: PartyInfo.nullable(),
  rid: partyId,
  rtype: ChatParty,
  rinfo: PartyInfo.nullable(),
  lastMsg: z
    .object({
      sid: full(partyId),
      stype: full(ChatParty),
      content: z.string(),
      content_type: ContentType,
      s_read: flag,
      r_read: flag,
    })
    .nullable()
    .describe(
      'The newest message and its sender, without whom nobody is told that it is unread; `r_read`: the receiver has read it.',
    ),
  created_at: dateTime,
  updated_at: dateTime,
})

/** A message from `s` to `r`. The content of an image is its URL. */
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
  about: "List the caller's conversations, newest first",
  body: z.object(as),
  reply: z.array(ChatFriend),
  errors: ['invalidInput'],
})

/** To talk to a store, send its owner's `user_id` with `users`. Without another party the response only identifies the caller. */
export const addChatFriend = endpoint({
  method: 'POST',
  path: '/Chat/add',
  auth: 'optional',
  about: 'Start a conversation or move it to the top, and identify the caller',
  body: z.object({ ...as, rid: partyId.optional(), rtype: ChatParty.optional() }),
  reply: z.object({ sid: z.union([z.int(), partyId]), stype: ChatParty }),
  errors: ['notFound', 'invalidInput'],
})

export const listChatMessages = endpoint({
  method: 'POST',
  path: '/Chat/friend_content',
  auth: 'optional',
  about: 'List the messages of a conversation, newest first, and mark those to the caller as read',
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
