import { test } from '@playwright/test'

/** Whether the suites run on a server that is not this project's mock: `npm run e2e -- --foreign`. */
export const isForeign = process.env.E2E_FOREIGN === '1'

/** Ends the running test as skipped. The run lists what was left out, by reason. */
export const leaveOut = (reason: string): never => {
  test.skip(true, reason)
  throw new Error(reason)
}

/**
 * The time of the server under test, in milliseconds since 1970.
 * @throws if the server does not answer or sends no `Date` header.
 */
export const serverTime = async (api: string): Promise<number> => {
  const { headers } = await fetch(`${api}/api/common`)
  const time = Date.parse(headers.get('date') ?? '')
  if (Number.isNaN(time)) throw new Error(`${api} does not say its time: its replies have no Date header.`)
  return time
}
