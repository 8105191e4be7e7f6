import { checkPayment } from '#contracts/api/orders/orders.ts'
import { call } from '#src/lib/http/call.ts'
import { pause } from './pause.ts'

/** Time between two requests, in milliseconds. Source: PAY-11. */
const pollEvery = 1000
/** How long a code is shown, in milliseconds. Gateways accept it for longer: a later payment counts, but is not polled for. */
export const codeLasts = 5 * 60_000
/** Number of requests that must fail in a row before it is reported. */
const manyFailures = 3

/** State of the polling: waiting, no responses from the server, or the code has expired. */
export type PollState = 'waiting' | 'unanswered' | 'expired'

/** Whether the order has been paid. @throws Failure */
export const isPaid = async (order_id: number, signal?: AbortSignal): Promise<boolean> =>
  Array.isArray(await call(checkPayment, { body: { order_id } }, { quiet: true, ...(signal && { signal }) }))

/**
 * Polls whether an order has been paid, for as long as its code is shown.
 * @param signal aborts the polling.
 * @param report called when the state changes.
 * @returns whether the order has been paid.
 */
export const paidPoll = async (orderId: number, signal: AbortSignal, report: (state: PollState) => void): Promise<boolean> => {
  // A monotonic clock, because the device's clock may be changed meanwhile.
  const end = performance.now() + codeLasts
  let failures = 0
  while (performance.now() < end) {
    await pause(pollEvery, signal)
    const answer = signal.aborted ? false : await isPaid(orderId, signal).catch(() => undefined)
    if (signal.aborted) return false
    if (answer) return true
    failures = answer === undefined ? failures + 1 : 0
    report(failures < manyFailures ? 'waiting' : 'unanswered')
  }
  report('expired')
  return false
}
