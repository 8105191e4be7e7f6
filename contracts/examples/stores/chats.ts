import { addChatFriend, listChatFriends, listChatMessages, sendChatMessage } from '#contracts/api/stores/chats.ts'
import { examplesOf, nobody } from '../kit.ts'
import { pageWith } from '../samples.ts'

const chat = { id: 90_201, user_id: 90_202, message_id: 90_203 }
const given = ['somebody has written to the shopper', chat] as const
const partner = { rid: String(chat.user_id), rtype: 'users' } as const
const me = { provider: 'users' } as const
const guest = { provider: 'anonymous' } as const

const friend = {
  id: chat.id,
  sid: partner.rid,
  stype: 'users',
  sinfo: { nickname: 'Corner Shop', avatar: '/storage/avatars/corner.svg' },
  rid: '1',
  rtype: 'users',
  rinfo: { nickname: 'Shopper', avatar: '/storage/avatars/shopper.svg' },
  lastMsg: { sid: partner.rid, stype: 'users', content: 'Your parcel left today', content_type: 'text', s_read: 1, r_read: 0 },
  created_at: '2026-01-02 03:04:05',
  updated_at: '2026-01-02 03:04:05',
} as const
const message = {
  id: chat.message_id,
  sid: partner.rid,
  stype: 'users',
  rid: '1',
  rtype: 'users',
  content_type: 'text',
  content: 'Your parcel left today',
  s_read: 1,
  r_read: 0,
  created_at: '2026-01-02 03:04:05',
} as const
const text = { content_type: 'text', content: 'Thank you' } as const

export const chatExamples = [
  ...examplesOf(listChatFriends, [
    { when: 'somebody has written', as: 'shopper', given, body: me, reply: [friend] },
    { when: 'there is no such kind of party', body: { provider: 'robots' }, error: 'invalidInput' },
  ]),
  ...examplesOf(addChatFriend, [
    {
      when: 'the other party is a seller',
      as: 'shopper',
      given,
      body: { ...me, ...partner },
      reply: { sid: 1, stype: 'users' },
      exact: ['stype'],
    },
    {
      when: 'a guest asks who they are',
      body: guest,
      reply: { sid: 'd41d8cd98f00b204e9800998ecf8427e', stype: 'anonymous' },
      exact: ['stype'],
    },
    { when: 'there is no such account', as: 'shopper', body: { ...me, rid: String(nobody), rtype: 'users' }, error: 'notFound' },
    { when: 'the id of the other party is malformed', body: { ...guest, rid: 'x', rtype: 'users' }, error: 'invalidInput' },
  ]),
  ...examplesOf(listChatMessages, [
    {
      when: 'somebody has written',
      as: 'shopper',
      given,
      body: { ...me, ...partner, page: 1 },
      reply: { ...pageWith(message), per_page: 50 },
    },
    {
      when: 'nobody has written to this guest',
      given,
      body: { ...guest, ...partner },
      reply: { ...pageWith(), per_page: 50 },
      exact: ['total'],
    },
    { when: 'the other party is missing', body: { ...me, rtype: 'users' }, error: 'invalidInput' },
  ]),
  ...examplesOf(sendChatMessage, [
    { when: 'the shopper answers', as: 'shopper', given, body: { ...me, ...partner, ...text }, reply: [] },
    { when: 'a guest asks a seller', given, body: { ...guest, ...partner, ...text }, reply: [] },
    {
      when: 'there is no such account',
      as: 'shopper',
      body: { ...me, rid: String(nobody), rtype: 'users', ...text },
      error: 'notFound',
    },
    // Proves CHA-4.
    { when: 'the message is empty', body: { ...guest, ...partner, content: ' ' }, error: 'invalidInput' },
  ]),
]
