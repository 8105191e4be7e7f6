import { nameOf, type Endpoint } from '#contracts/api/kit/endpoint.ts'
import { mismatchesIn, mismatchText } from '#contracts/wire/mismatch.ts'

/** Replies are compared with their descriptions in development only, never in a production build. */
const isDeveloping = import.meta.env?.DEV || import.meta.env?.MODE === 'mock'

/** Logs which described fields a reply lacks. Source: CAL-16. */
export const checkReply = (to: Endpoint, data: unknown): void => {
  if (!isDeveloping) return
  const places = mismatchesIn(to.reply, data).slice(0, 5).map(mismatchText)
  if (places.length > 0) console.error(`${nameOf(to)} does not answer as described. ${places.join(' | ')}`)
}
