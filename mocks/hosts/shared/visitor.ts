import type { Host } from '../../app.ts'

/**
 * The address of a visitor: that of the connection, or behind a trusted proxy the last one in `X-Forwarded-For`, which the proxy
 * itself has added. Any client can send the others. Source: MCK-15.
 * @param connection address of the other end of the connection.
 */
export const visitorOf = ({ headers }: Request, connection: string | undefined, trustsProxy: boolean): Host => {
  const forwarded = trustsProxy && headers.get('x-forwarded-for')?.split(',').at(-1)?.trim()
  return { peer: forwarded || connection }
}
