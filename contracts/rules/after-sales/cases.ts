import { buyerInfo } from '#contracts/api/accounts/auth.ts'
import type { Endpoint } from '#contracts/api/kit/endpoint.ts'
import { OK } from '#contracts/api/kit/envelope.ts'
import { orderStatus, showOrder } from '#contracts/api/orders/orders.ts'
import { continueRefund, decideRefund, requestRefund, showRefund, withdrawRefund } from '#contracts/api/after-sales/refunds.ts'
import type { Given } from '#contracts/states/index.ts'
import { lastMove } from '../people.ts'
import { cents } from '#contracts/wire/money.ts'
import { ask, isRefusal, refused, same, sure, users, twiceAtOnce, type Parts, type Rule, type Shop, type Who } from '../rule.ts'

const id = 95_201
const order = { params: { id } }
type Stage = { readonly refund_type: 0 | 1; readonly refund_verify: 0 | 1 | 2; readonly refund_step: 0 | 1 | 2 | 3 }
const caseAt = (stage: Stage): Given => ['an order has an after-sales case', { id, ...stage }]

/** Every situation that a case can be in. */
const stages = {
  'an undecided refund': { refund_type: 0, refund_verify: 0, refund_step: 0 },
  'an undecided exchange': { refund_type: 1, refund_verify: 0, refund_step: 0 },
  'an exchange that waits for the shopper to return the goods': { refund_type: 1, refund_verify: 1, refund_step: 0 },
  'an exchange that waits for the store to ship the replacement': { refund_type: 1, refund_verify: 1, refund_step: 1 },
  'an exchange whose replacement was shipped': { refund_type: 1, refund_verify: 1, refund_step: 2 },
  'a refused case': { refund_type: 0, refund_verify: 2, refund_step: 0 },
} as const satisfies Record<string, Stage>
type StageName = keyof typeof stages

type Move = {
  readonly what: string
  readonly to: Endpoint
  readonly parts: Parts
  readonly who: Who
  readonly from: readonly StageName[]
}
const undecided = ['an undecided refund', 'an undecided exchange'] as const

const moves: readonly Move[] = [
  { what: 'accepted', to: decideRefund, parts: { ...order, body: { refund_verify: 1 } }, who: 'seller', from: undecided },
  {
    what: 'refused',
    to: decideRefund,
    parts: { ...order, body: { refund_verify: 2, refuse_remark: 'The goods are fine' } },
    who: 'seller',
    from: undecided,
  },
  { what: 'withdrawn', to: withdrawRefund, parts: order, who: 'shopper', from: undecided },
  {
    what: 'returned',
    to: continueRefund,
    parts: { ...order, body: { delivery_no: 'YD95', delivery_code: 'yd' } },
    who: 'shopper',
    from: ['an exchange that waits for the shopper to return the goods'],
  },
  {
    what: 'shipped again',
    to: decideRefund,
    parts: { ...order, body: { re_delivery_no: 'YD96', re_delivery_code: 'yd' } },
    who: 'seller',
    from: [
      'an exchange that waits for the shopper to return the goods',
      'an exchange that waits for the store to ship the replacement',
    ],
  },
  {
    what: 'confirmed',
    to: continueRefund,
    parts: { ...order, body: { refund_step: 3 } },
    who: 'shopper',
    from: ['an exchange whose replacement was shipped'],
  },
]

const machine: readonly Rule[] = moves.flatMap(({ what, to, parts, who, from }) =>
  (Object.keys(stages) as StageName[]).map((stage): Rule => {
    const may = from.includes(stage)
    return {
      name: `${stage.replace(/^a/, 'A')} ${may ? 'can' : 'cannot'} be ${what}${may ? '' : ', and stays as it is'}.`,
      about: [to],
      source: 'REF-16',
      level: 'full',
      run: async shop => {
        await shop.given(caseAt(stages[stage]))
        const answer = await shop.send(to, parts, who)
        if (may) {
          sure(answer)
          return
        }
        isRefusal(answer, 'wrongState', `it is ${stage}`)
        const { refund_type, refund_verify, refund_step } = await ask(shop, showRefund, order, 'shopper')
        same('data', { refund_type, refund_verify, refund_step }, stages[stage])
      },
    }
  }),
)

const balanceOf = async (shop: Shop): Promise<number> => cents((await ask(shop, buyerInfo, users, 'shopper')).money)
const accept = { ...order, body: { refund_verify: 1 as const } }

const givesBack: Rule = {
  name: 'Accepting a refund returns the price of the order to the shopper, once, and completes the order.',
  about: [decideRefund],
  source: 'REF-6',
  run: async shop => {
    await shop.given(['the shopper has a balance', { money: '50.00' }], caseAt(stages['an undecided refund']))
    const before = await balanceOf(shop)
    const { total_price } = await ask(shop, showOrder, order, 'shopper')
    await ask(shop, decideRefund, accept, 'seller')
    same('data.money in cents', await balanceOf(shop), before + cents(total_price))
    same('data.order_status', (await ask(shop, showOrder, order, 'shopper')).order_status, orderStatus.completed)
    same('data.data[0].money of the newest movement', await lastMove(shop, 0), total_price)
    await refused(shop, 'wrongState', decideRefund, accept, 'seller', 'it was decided')
    same('data.money in cents after a second acceptance', await balanceOf(shop), before + cents(total_price))
  },
}

const oneAtATime: Rule = {
  name: 'Accepting a refund twice at the same time returns the money once.',
  bug: twiceAtOnce,
  about: [decideRefund],
  source: 'REF-6',
  run: async shop => {
    await shop.given(['the shopper has a balance', { money: '50.00' }], caseAt(stages['an undecided refund']))
    const before = await balanceOf(shop)
    const { total_price } = await ask(shop, showOrder, order, 'shopper')
    const codes = (await Promise.all([1, 2].map(() => shop.send(decideRefund, accept, 'seller')))).map(({ code }) => code)
    same('code of one of the two', codes.filter(code => code === OK).length, 1)
    same('data.money in cents', await balanceOf(shop), before + cents(total_price))
  },
}

const goesOn: Rule = {
  name: 'Withdrawing a case returns the order to its stage, and after a refusal a new case can be opened.',
  about: [withdrawRefund, requestRefund, decideRefund],
  source: 'REF-2, REF-4',
  run: async shop => {
    await shop.given(['an order waits for receipt', { id }])
    const form = { body: { order_id: id, refund_type: 0, refund_remark: 'It is broken' } }
    await ask(shop, requestRefund, form, 'shopper')
    await refused(shop, 'wrongState', requestRefund, form, 'shopper', 'a case is open')
    await ask(shop, withdrawRefund, order, 'shopper')
    same('data.order_status', (await ask(shop, showOrder, order, 'shopper')).order_status, orderStatus.waitingReceipt)
    await ask(shop, requestRefund, form, 'shopper')
    await ask(shop, decideRefund, { ...order, body: { refund_verify: 2, refuse_remark: 'No' } }, 'seller')
    await ask(shop, requestRefund, form, 'shopper')
  },
}

const exchange: Rule = {
  name: 'An exchange is returned, shipped again and confirmed, and no money moves.',
  about: [continueRefund, decideRefund],
  source: 'REF-9',
  run: async shop => {
    await shop.given(['the shopper has a balance', { money: '50.00' }], caseAt(stages['an undecided exchange']))
    const before = await balanceOf(shop)
    const step = async () => (await ask(shop, showRefund, order, 'shopper')).refund_step
    await ask(shop, decideRefund, accept, 'seller')
    same('data.refund_step', await step(), 0)
    await ask(shop, continueRefund, { ...order, body: { delivery_no: 'YD95', delivery_code: 'yd' } }, 'shopper')
    same('data.refund_step', await step(), 1)
    await ask(shop, decideRefund, { ...order, body: { re_delivery_no: 'YD96', re_delivery_code: 'yd' } }, 'seller')
    same('data.refund_step', await step(), 2)
    await ask(shop, continueRefund, { ...order, body: { refund_step: 3 } }, 'shopper')
    same('data.refund_step', await step(), 3)
    same('data.order_status', (await ask(shop, showOrder, order, 'shopper')).order_status, orderStatus.completed)
    same('data.money in cents', await balanceOf(shop), before)
  },
}

/** After-sales cases: their state machine and the money. */
export const afterSalesRules: readonly Rule[] = [...machine, givesBack, oneAtATime, goesOn, exchange]
