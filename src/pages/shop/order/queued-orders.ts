import { encodeParams } from '#contracts/api/kit/values.ts'
import { orderAfter } from '#contracts/api/orders/orders.ts'
import { call } from '#src/lib/http/call.ts'
import { Failure } from '#src/lib/http/failure.ts'
import { pause } from './pause.ts'

/** How often orders in a queue are asked for, and for how long at most. Source: ORD-16. */
const pollEvery = 500
const queueLasts = 60_000

/** A connection that breaks once is no reason to lose sight of the orders. */
const unlessSilent = (error: unknown): undefined => {
  if (error instanceof Failure && error.kind === 'silence') return undefined
  throw error
}

/**
 * Waits for orders that a server has put into its queue until all of them are there. @param signal ends the waiting.
 * @returns their ids; nothing when they take longer than a minute, or nobody waits any more.
 * @throws Failure when the server refuses.
 */
export const queuedOrders = async (order_no: readonly string[], signal: AbortSignal): Promise<number[] | undefined> => {
  const body = { params: encodeParams({ order_no }) }
  // Not the time of day: a device may set its clock while somebody waits.
  const end = performance.now() + queueLasts
  while (performance.now() < end) {
    await pause(pollEvery, signal)
    if (signal.aborted) return undefined
    const orders = await call(orderAfter, { body }, { quiet: true, signal }).catch(unlessSilent)
    if (orders && orders.length >= order_no.length) return orders.map(({ id }) => id)
  }
  return undefined
}
