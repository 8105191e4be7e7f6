import { checkPayment } from '#contracts/api/orders/orders.ts'
import { call } from '#src/lib/http/call.ts'
import { pause } from './pause.ts'

/** How often a payment is asked for. Source: PAY-11. */
const pollEvery = 1000
/** How long a code is shown. Gateways believe it for longer: what is paid later counts all the same, only nobody asks for it here. */
export const codeLasts = 5 * 60_000
/** How many answers have to fail in a row before it is worth a word. */
const manyFailures = 3

/** What is known of a payment that is waited for: nothing yet, nothing because no answers come, or it has taken too long. */
export type PollState = 'waiting' | 'unanswered' | 'expired'

/** Whether the order has been paid. @throws Failure */
export const isPaid = async (order_id: number, signal?: AbortSignal): Promise<boolean> =>
  Array.isArray(await call(checkPayment, { body: { order_id } }, { quiet: true, ...(signal && { signal }) }))

/**
 * Asks each second whether an order has been paid, for as long as its code is shown. @param signal ends the asking.
 * @param tell hears how it stands, when that changes. @returns whether the order has been paid.
 */
export const paidPoll = async (orderId: number, signal: AbortSignal, tell: (state: PollState) => void): Promise<boolean> => {
  // Not the time of day: a device may set its clock while somebody waits.
  const end = performance.now() + codeLasts
  let failures = 0
  while (performance.now() < end) {
    await pause(pollEvery, signal)
    const answer = signal.aborted ? false : await isPaid(orderId, signal).catch(() => undefined)
    if (signal.aborted) return false
    if (answer) return true
    failures = answer === undefined ? failures + 1 : 0
    tell(failures < manyFailures ? 'waiting' : 'unanswered')
  }
  tell('expired')
  return false
}
