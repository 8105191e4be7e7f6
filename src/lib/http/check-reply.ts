import { nameOf, type Endpoint } from '#contracts/api/kit/endpoint.ts'

/** Replies are compared with their descriptions in development only, never in a production build. */
const isDeveloping = import.meta.env?.DEV || import.meta.env?.MODE === 'mock'

/** Logs which described fields a reply lacks. Source: CAL-16. */
export const checkReply = (to: Endpoint, data: unknown): void => {
  if (!isDeveloping) return
  const result = to.reply.safeParse(data)
  if (result.success) return
  const places = result.error.issues.slice(0, 5).map(({ path, message }) => `${path.join('.') || '(all)'}: ${message}`)
  console.error(`${nameOf(to)} does not answer as described. ${places.join(' | ')}`)
}
