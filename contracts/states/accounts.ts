import { z } from 'zod'
import { accounts, type AccountName } from './ready-accounts.ts'
import { userAddresses } from '../api/accounts/addresses.ts'
import { buyerInfo, login, phone, smsCode } from '../api/accounts/auth.ts'
import { listChatFriends } from '../api/stores/chats.ts'
import { isFavorite, listFavorites } from '../api/catalogue/favorites.ts'
import { account } from './questions.ts'
import { ask, state } from './state.ts'
import { flag, id } from '../api/kit/values.ts'
import { listBindings, openId } from '../api/accounts/oauth.ts'
import { forgetPassword, SmsName } from '../api/accounts/register.ts'
import { showUserCheck } from '../api/accounts/user-checks.ts'

const { password } = accounts.shopper
const accountName = z.enum(Object.keys(accounts) as [AccountName, ...AccountName[]])
/** Codes are valid for ten minutes. Source: TXC-1. */
const life = 600
const users = { body: { provider: 'users' } } as const
const verified = (yes: boolean) => ask(buyerInfo, users, 'shopper', reply => reply.check === yes)

/** States of accounts and addresses. */
export const accountStates = {
  'the ready accounts exist': state({
    about:
      'The accounts of contracts/states/ready-accounts.ts exist with their passwords; `as` names the one that makes the call, nobody if it is missing.',
    facts: z.object({ as: accountName.optional() }),
    readBack: ({ as }) => (as ? [account(as)] : []),
  }),
  'the shopper has an address': state({
    about:
      'The shopper has a delivery address with this id; it is not the default. The store delivers to its province, unless «a product cannot be delivered» has taken the freight templates away.',
    facts: z.object({ id }),
    readBack: ({ id }) => [
      ask(userAddresses.show, { params: { id } }, 'shopper', reply => reply.id === id && reply.is_default === 0),
    ],
  }),
  'an administrator passed the check': state({
    about: 'A sign for this administrator was issued by /captcha and stays valid.',
    facts: z.object({ username: z.literal(accounts.admin.username), sign: z.string().min(1) }),
    readBack: ({ username, sign }) => [
      ask(
        login,
        { body: { username, password: accounts.admin.password, provider: 'admins', sign } },
        undefined,
        reply => reply.access_token !== '',
      ),
    ],
  }),
  'a code was texted': state({
    about:
      'This code was texted to this phone for this purpose `seconds_ago` seconds ago, and no other code since. For `register` and `user` no account has the phone, neither as phone nor as user name; otherwise it is the phone of the shopper.',
    facts: z.object({ phone, name: SmsName, code: smsCode, seconds_ago: z.int().min(0) }),
    // Only using a code for `register` or `user` up would show it; the shopper's own password may be set again.
    readBack: ({ phone: username, name, code, seconds_ago }) => {
      const body = { username, password, code, type: 'phone' } as const
      if (seconds_ago >= life) return []
      if (name === 'login') return [ask(login, { body }, undefined, reply => reply.access_token !== '')]
      return name === 'forget_password' ? [ask(forgetPassword, { body }, undefined, reply => reply.access_token !== '')] : []
    },
  }),
  'a favourite exists': state({
    about:
      "The product (`is_type` 0) or store (1) with the id `out_id` exists and is the shopper's favourite under this id (a product ships free), and not one of any other ready account.",
    facts: z.object({ id, out_id: id, is_type: flag }),
    readBack: ({ id, out_id, is_type }) => [
      ask(isFavorite, { query: { out_id, is_type } }, 'shopper', reply => reply),
      ask(isFavorite, { query: { out_id, is_type } }, 'newcomer', reply => !reply),
      ask(listFavorites, { query: { is_type, per_page: 400 } }, 'shopper', reply =>
        reply.data.some(row => row.id === id && row.out_id === out_id),
      ),
    ],
  }),
  'somebody has written to the shopper': state({
    about:
      'An account with the id `user_id` has started a conversation with this id with the shopper: one message with the id `message_id`, which the shopper has not read. It has talked with nobody else.',
    facts: z.object({ id, user_id: id, message_id: id }),
    // Requesting the messages themselves would mark them as read.
    readBack: ({ id, user_id }) => [
      ask(listChatFriends, { body: { provider: 'users' } }, 'shopper', reply =>
        reply.some(one => one.id === id && one.sid === String(user_id) && one.lastMsg?.r_read === 0),
      ),
    ],
  }),
  'WeChat vouches for somebody': state({
    about:
      'Sign-in with WeChat works, and WeChat returns this `openid` for this code. If `bound`, the openid is bound to the shopper, otherwise to nobody. Pages can be signed for the scripts of WeChat.',
    facts: z.object({ code: z.string(), openid: z.string(), bound: z.boolean() }),
    readBack: ({ code, openid }) => [
      ask(openId, { query: { payment_name: 'wechat', code } }, undefined, reply => reply.openid === openid),
    ],
  }),
  'the shopper is bound to WeChat': state({
    about: 'The shopper can sign in with a WeChat account and has no other binding; the binding has this id.',
    facts: z.object({ id }),
    readBack: ({ id }) => [ask(listBindings, {}, 'shopper', reply => reply.length === 1 && reply[0]?.id === id)],
  }),
  'the shopper is verified': state({
    about: 'The shopper has an identity record with this id.',
    facts: z.object({ id }),
    readBack: facts => [verified(true), ask(showUserCheck, {}, 'shopper', reply => reply?.id === facts.id)],
  }),
  'the shopper is not verified': state({
    about: 'The shopper has no identity record.',
    facts: z.object({}),
    readBack: () => [verified(false)],
  }),
} as const
