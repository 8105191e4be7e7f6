import { cents } from '#contracts/wire/money.ts'
import { buyerInfo } from '#contracts/api/accounts/auth.ts'
import { handleMoney } from '#contracts/api/accounts/users.ts'
import { adminOrderStatus } from '#contracts/api/orders/back-office-orders.ts'
import { payOrder, showOrder } from '#contracts/api/orders/orders.ts'
import { trouble, type Check, type Trouble, type Visit } from '../check.ts'
import { Skipped, type Answer, type Person } from '../person.ts'
import { anAddress, clientPrice, orderOne } from './shopping.ts'

const profile = { body: { provider: 'users' } } as const

const balanceOf = async (shopper: Person): Promise<number> => cents((await shopper.ask(buyerInfo, profile)).money)

type Payment = { shopper: Person; order: number; password: string; rest: Visit['rest'] }

const pay = ({ shopper, order, password }: Omit<Payment, 'rest'>): Promise<Answer> =>
  shopper.send(payOrder, { body: { order_id: String(order), payment_name: 'balance', pay_password: password } })

const priceOf = async ({ shopper, order }: Payment): Promise<number> =>
  cents((await shopper.ask(showOrder, { params: { id: order } })).total_price)

/** Pays in all `ways` at the same time and then again; the price must be charged once. */
const takenOnce = async (payment: Payment, ways: 1 | 2): Promise<Trouble[]> => {
  const price = await priceOf(payment)
  const before = await balanceOf(payment.shopper)
  if (before < price * 2) throw new Skipped("The shopper's balance does not cover two payments.")
  const answers = await Promise.all(Array.from({ length: ways }, () => pay(payment)))
  if (!answers.some(({ code }) => code === 200)) throw new Skipped(`The order cannot be paid: ${answers[0]?.text.slice(0, 120)}`)
  await payment.rest()
  const again = await pay(payment)
  const taken = before - (await balanceOf(payment.shopper))
  return [
    ...(price > clientPrice
      ? []
      : [trouble(payOrder, again, 'the server reckons the price', `${price} cents, as the client said`)]),
    ...(again.code === 200 ? [trouble(payOrder, again, 'a paid order is not paid again', again.text)] : []),
    ...(taken === price ? [] : [trouble(payOrder, again, `${price} cents are taken once`, `${taken} cents were taken`)]),
  ]
}

/**
 * Restores what the checks have spent: cancels the order, which returns stock and money, and adds the remaining difference.
 * @returns undefined, or a sentence about what could not be restored.
 */
const restore = async ({ shopper, admin }: Visit['people'], order: number, before: number): Promise<string | undefined> => {
  await admin.send(adminOrderStatus, { body: { id: order, status: 0 } })
  const { id } = await shopper.ask(buyerInfo, profile)
  const lacking = before - (await balanceOf(shopper))
  if (lacking > 0)
    await admin.send(handleMoney, { body: { id, money: (lacking / 100).toFixed(2), is_type: 0, info: 'Security checks' } })
  const left = before - (await balanceOf(shopper))
  return left === 0 ? undefined : `The shopper's balance is ${left} cents lower than before: give them back.`
}

const replays = async ({ people, accounts, rest, remark }: Visit): Promise<Trouble[]> => {
  const { shopper, guest } = people
  const password = accounts.shopper.payPassword
  if (!password) throw new Skipped('The shopper needs a payment password: --shopper name:password:payment-password.')
  const address = await anAddress(shopper, guest)
  const found: Trouble[] = []
  for (const ways of [1, 2] as const) {
    const before = await balanceOf(shopper)
    const order = await orderOne(shopper, guest, address.id)
    try {
      found.push(...(await takenOnce({ shopper, order, password, rest }, ways)))
    } finally {
      remark(await restore(people, order, before))
    }
    await rest()
  }
  await address.remove()
  return found
}

const strangersPay = async ({ people, accounts, remark }: Visit): Promise<Trouble[]> => {
  const { shopper, otherShopper, guest } = people
  const address = await anAddress(shopper, guest)
  const order = await orderOne(shopper, guest, address.id)
  const before = await balanceOf(shopper)
  const answer = await pay({ shopper: otherShopper, order, password: accounts.otherShopper.payPassword })
  const taken = before - (await balanceOf(shopper))
  remark(await restore(people, order, before))
  await address.remove()
  return answer.code !== 200 && taken === 0
    ? []
    : [trouble(payOrder, answer, "nobody pays with another's balance", `${answer.text}; ${taken} cents were taken`)]
}

/** Money is charged once, to the right account, and in the amount that the server computes. */
export const paymentChecks: readonly Check[] = [
  {
    name: 'payment replay',
    about: 'An order is paid once, also when it is paid twice at the same moment, and at the price that the server reckons.',
    run: replays,
  },
  { name: 'payment owner', about: "Nobody can have another's order paid.", run: strangersPay },
]
