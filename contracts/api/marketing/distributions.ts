import { z } from 'zod'
import { sentPercent } from '../kit/campaign.ts'
import { crud } from '../kit/crud.ts'
import { endpoint } from '../kit/endpoint.ts'
import { full } from '../kit/level.ts'
import { pageOf } from '../kit/list-query.ts'
import { dateTime, flag, id, imageUrl, money, sentId, sentInt } from '../kit/values.ts'

/** A referral offer: the inviters' share of the line total in percent, on three levels, the direct inviter first. */
export const Distribution = z.object({
  id,
  goods_id: full(id),
  goods_name: z.string(),
  goods_master_image: imageUrl,
  lev_1: money,
  lev_2: money,
  lev_3: money,
  total_money: full(money.describe('Sales by referral so far.')),
  total_commission: full(money.describe('Commissions that referrals have cost the store so far.')),
  created_at: dateTime,
})
const levels = ({ lev_1, lev_2, lev_3 }: { lev_1: string; lev_2: string; lev_3: string }): boolean =>
  Number(lev_1) + Number(lev_2) + Number(lev_3) <= 100
export const DistributionForm = z
  .object({ goods_id: sentId, lev_1: sentPercent, lev_2: sentPercent, lev_3: sentPercent })
  .refine(levels, { path: ['lev_1'], params: { rule: 'levels' } })

/** The commission of one inviter for one order line. `goods_price` and `money` are the line total, `lev` the rate in percent. */
export const DistributionLog = z.object({
  id,
  name: z.string(),
  store_name: z.string(),
  nickname: z.string().describe('The nickname of the buyer.'),
  order_no: z.string(),
  goods_price: money,
  lev: money,
  money,
  commission: money,
  status: flag.describe('0 waits for the settlement, 1 paid.'),
  created_at: dateTime,
})

export const sellerDistributions = crud({
  path: '/Seller/distributions',
  auth: 'seller',
  noun: "the store's referral offers",
  row: Distribution,
  detail: Distribution.extend({ goods_name: full(z.string()), goods_master_image: full(imageUrl) }),
  form: DistributionForm,
  errors: ['campaignOverlaps'],
})

const logs = { row: DistributionLog, form: z.object({}), only: ['list'] } as const
export const sellerDistributionLogs = crud({
  path: '/Seller/distribution_logs',
  auth: 'seller',
  noun: 'the commissions that the store owes',
  ...logs,
})
export const adminDistributionLogs = crud({
  path: '/Admin/distribution_logs',
  auth: 'admin',
  noun: 'all commissions',
  ...logs,
})

/** A shopper whom the caller invited, without private data. Source: RFL-7. */
export const Invitee = z.object({
  id,
  nickname: z.string(),
  avatar: imageUrl,
  login_time: dateTime.nullable(),
  created_at: dateTime,
})

const window = { page: sentInt().optional(), per_page: sentInt().optional() }

export const listInvitees = endpoint({
  method: 'GET',
  path: '/user/distributions',
  auth: 'buyer',
  about: 'List the people whom the shopper invited, one level at a time',
  query: z.object({
    lev: sentInt(z.int().min(0).max(2)).default(0).describe('0 invited by the shopper, 1 by level 0, 2 by level 1.'),
    ...window,
  }),
  reply: pageOf(Invitee),
  errors: ['invalidInput'],
})

export const listCommissions = endpoint({
  method: 'GET',
  path: '/user/distribution_logs',
  auth: 'buyer',
  about: "List the shopper's own commissions, newest first",
  query: z.object(window),
  reply: pageOf(DistributionLog),
})
