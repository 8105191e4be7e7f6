import { cents } from '#contracts/wire/money.ts'
import { buyerInfo } from '#contracts/api/accounts/auth.ts'
import { payOrder, showOrder } from '#contracts/api/orders/orders.ts'
import { trouble, type Check, type Trouble, type Visit } from '../check.ts'
import { Skipped, type Answer, type Person } from '../person.ts'
import { anAddress, clientPrice, orderOne } from './shopping.ts'

const balanceOf = async (shopper: Person): Promise<number> =>
  cents((await shopper.ask(buyerInfo, { body: { provider: 'users' } })).money)

type Payment = { shopper: Person; order: number; password: string; rest: Visit['rest'] }

const pay = ({ shopper, order, password }: Omit<Payment, 'rest'>): Promise<Answer> =>
  shopper.send(payOrder, { body: { order_id: String(order), payment_name: 'balance', pay_password: password } })

const priceOf = async ({ shopper, order }: Payment): Promise<number> =>
  cents((await shopper.ask(showOrder, { params: { id: order } })).total_price)

/** Pays in `ways` at once and then again; the price is taken once. */
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

const replays = async ({ people: { shopper, guest }, accounts, rest }: Visit): Promise<Trouble[]> => {
  const password = accounts.shopper.payPassword
  if (!password) throw new Skipped('The shopper needs a payment password: --shopper name:password:payment-password.')
  const address = await anAddress(shopper, guest)
  const found: Trouble[] = []
  for (const ways of [1, 2] as const) {
    const order = await orderOne(shopper, guest, address.id)
    found.push(...(await takenOnce({ shopper, order, password, rest }, ways)))
    await rest()
  }
  await address.remove()
  return found
}

const strangersPay = async ({ people: { shopper, otherShopper, guest }, accounts }: Visit): Promise<Trouble[]> => {
  const address = await anAddress(shopper, guest)
  const order = await orderOne(shopper, guest, address.id)
  const before = await balanceOf(shopper)
  const answer = await pay({ shopper: otherShopper, order, password: accounts.otherShopper.payPassword })
  const taken = before - (await balanceOf(shopper))
  await address.remove()
  return answer.code !== 200 && taken === 0
    ? []
    : [trouble(payOrder, answer, "nobody pays with another's balance", `${answer.text}; ${taken} cents were taken`)]
}

/** Money is taken once, from who owes it, and as much as the server reckons. */
export const paymentChecks: readonly Check[] = [
  {
    name: 'payment replay',
    about: 'An order is paid once, also when it is paid twice at the same moment, and at the price that the server reckons.',
    run: replays,
  },
  { name: 'payment owner', about: "Nobody can have another's order paid.", run: strangersPay },
]
