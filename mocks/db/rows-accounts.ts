import { z } from 'zod'
import { ChatParty } from '#contracts/api/stores/chats.ts'
import { flag, id, imageUrl } from '#contracts/api/kit/values.ts'
import { row } from './row.ts'

/** Rows that belong to a shopper's account. */
export const accountRows = {
  /** Identity records; at most one per user. */
  user_checks: row({
    user_id: id,
    name: z.string().max(20),
    card_no: z.string().max(30),
    card_t: imageUrl,
    card_b: imageUrl,
    bank_no: z.string().max(30),
    bank_name: z.string().max(30),
  }),
  /** `is_type` 0: `out_id` is a product, 1: a store. */
  favorites: row({ user_id: id, out_id: id, is_type: flag }),
  /** Bindings of accounts to people of other services. */
  oauths: row({
    belong_id: id,
    model_name: z.string().max(15),
    oauth_name: z.string().max(15),
    nickname: z.string().max(20),
    sex: z.union([z.literal(1), z.literal(2)]),
    headimgurl: imageUrl,
    openid: z.string().max(60),
    unionid: z.string().max(60),
  }),
  /** People who can sign in through the simulated WeChat, by the code that it would return for them. */
  oauth_people: row({
    code: z.string(),
    nickname: z.string().max(20),
    headimgurl: imageUrl,
    openid: z.string().max(60),
    unionid: z.string().max(60),
  }),
  /** Conversations; `s` started it, `r` is the other party. */
  chat_friends: row({ sid: z.string().max(32), stype: ChatParty, rid: z.string().max(32), rtype: ChatParty }),
  chat_contents: row({
    sid: z.string().max(32),
    stype: ChatParty,
    rid: z.string().max(32),
    rtype: ChatParty,
    content_type: z.enum(['text', 'image']),
    content: z.string(),
    s_read: flag,
    r_read: flag,
  }),
} as const
