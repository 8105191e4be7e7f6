import { encodeParams } from '#contracts/wire/params.ts'
import { orderAfter } from '#contracts/api/orders/orders.ts'
import { call } from '#src/lib/http/call.ts'
import { Failure } from '#src/lib/http/failure.ts'
import { pause } from './payment/pause.ts'

/** Time between two requests for queued orders, and the longest time to wait, in milliseconds. Source: ORD-16. */
const pollEvery = 500
const queueLasts = 60_000

/** Ignores a single lost connection: the next request may find the orders. */
const unlessSilent = (error: unknown): undefined => {
  if (error instanceof Failure && error.kind === 'silence') return undefined
  throw error
}

/**
 * Polls until the server has processed all queued orders. @param signal aborts the polling.
 * @returns their ids; undefined after a minute, or if the polling is aborted.
 * @throws Failure if the server refuses.
 */
export const queuedOrders = async (order_no: readonly string[], signal: AbortSignal): Promise<number[] | undefined> => {
  const body = { params: encodeParams({ order_no }) }
  // A monotonic clock, because the device's clock may be changed meanwhile.
  const end = performance.now() + queueLasts
  while (performance.now() < end) {
    await pause(pollEvery, signal)
    if (signal.aborted) return undefined
    const orders = await call(orderAfter, { body }, { quiet: true, signal }).catch(unlessSilent)
    if (orders && orders.length >= order_no.length) return orders.map(({ id }) => id)
  }
  return undefined
}
