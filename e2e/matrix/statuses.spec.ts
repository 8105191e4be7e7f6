import { listOrders } from '#contracts/api/orders/orders.ts'
import type { Backend } from '../backend.ts'
import type { Call } from '../calls.ts'
import { expect, test } from '../test.ts'
import type { TextKey } from '../words.ts'
import { visit } from '../visit.ts'

type Stage =
  | 'cancelled'
  | 'waitingPayment'
  | 'waitingDelivery'
  | 'waitingReceipt'
  | 'waitingComment'
  | 'completed'
  | 'refund'
  | 'return'

const actions = ['cancel', 'pay', 'refund', 'refundForm', 'track', 'receive', 'comment'] as const

type Given = Backend['given']
type Row = {
  id: number
  enter: (given: Given, id: number) => Promise<void>
  stage: Stage
  can: readonly (typeof actions)[number][]
}

const afterSales =
  (refund_type: 0 | 1): Row['enter'] =>
  (given, id) =>
    given('an order has an after-sales case', { id, refund_type, refund_verify: 0, refund_step: 0 })

/** Every stage of an order: its name, and the actions that the shopper is offered. Source: OST-15, OST-16. */
const orders: readonly Row[] = [
  {
    id: 90_111,
    enter: (given, id) => given('an order waits for payment', { id, total: '20.00', balance: '100.00' }),
    stage: 'waitingPayment',
    can: ['cancel', 'pay'],
  },
  {
    id: 90_112,
    enter: (given, id) => given('an order waits for delivery', { id }),
    stage: 'waitingDelivery',
    can: ['refund'],
  },
  {
    id: 90_113,
    enter: (given, id) => given('an order waits for receipt', { id }),
    stage: 'waitingReceipt',
    can: ['refund', 'track', 'receive'],
  },
  {
    id: 90_114,
    enter: (given, id) => given('an order waits for comment', { id }),
    stage: 'waitingComment',
    can: ['refund', 'track', 'comment'],
  },
  { id: 90_115, enter: (given, id) => given('an order is completed', { id }), stage: 'completed', can: ['refund', 'track'] },
  { id: 90_116, enter: (given, id) => given('an order is cancelled', { id }), stage: 'cancelled', can: [] },
  { id: 90_144, enter: afterSales(0), stage: 'refund', can: ['refundForm'] },
  { id: 90_145, enter: afterSales(1), stage: 'return', can: ['refundForm'] },
]

const enterAll = async (given: Given): Promise<void> => {
  for (const { enter, id } of orders) await enter(given, id)
}

/** Looks up the number that the server gave to an order. */
const numbersOf = async (shopper: Call) => {
  const { data } = await shopper(listOrders, { query: { per_page: 100 } })
  return (id: number): string => data.find(order => order.id === id)?.order_no ?? ''
}

test.describe('status by screen', { tag: '@matrix' }, () => {
  test.describe.configure({ timeout: 120_000 })

  // Proves OST-15, OST-16.
  test('a shopper sees the stage of every order in the list and on its page, and is offered the possible actions', async ({
    given,
    signedIn,
    api,
    page,
    t,
  }) => {
    await enterAll(given)
    await signedIn('shopper')
    await page.goto('/user/address')
    const numberOf = await numbersOf(await api('shopper'))
    const main = page.getByRole('main')

    for (const { id, stage, can } of orders) {
      await visit(page, `/user/order/${id}`)
      await expect(main.getByText(numberOf(id))).toBeVisible()
      await expect(main.getByText(t(`user.status.${stage}`), { exact: true }).first(), `order ${id}`).toBeVisible()
      for (const action of actions) {
        const label = t(`user.action.${action}`)
        const button = main
          .getByRole('button', { name: label, exact: true })
          .or(main.getByRole('link', { name: label, exact: true }))
        await expect(button, `order ${id}, ${action}`).toHaveCount(can.includes(action) ? 1 : 0)
      }
    }
  })

  for (const [who, path] of [
    ['seller', '/Seller/orders'],
    ['admin', '/Admin/orders'],
  ] as const) {
    // Proves OST-15.
    test(`the list of the ${who} names the stage of every order`, async ({ given, signedIn, api, backOffice, page, t }) => {
      await enterAll(given)
      await signedIn(who)
      await backOffice.open(path)
      const numberOf = await numbersOf(await api('shopper'))

      for (const { id, stage } of orders) {
        const no = numberOf(id)
        await visit(page, `${path}?order_no=${no}`)
        await expect(page.getByText(t('table.total', { count: 1 }), { exact: true })).toBeVisible()
        const key: TextKey = `orders.stage.${stage}`
        await expect(backOffice.rows().first(), `order ${no}`).toContainText(t(key))
      }
    })
  }
})
