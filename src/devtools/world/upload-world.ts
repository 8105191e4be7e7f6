import { z } from 'zod'
import { readWorld } from './saved-world.ts'

/** The used fields of the reply of `POST /_mock/worlds`. */
const Reply = z.union([z.object({ link: z.url(), ownerLink: z.url(), ends: z.string() }), z.object({ error: z.string() })])

/** The links of an uploaded shop, and when it expires, in ISO 8601. */
export type Uploaded = { readonly link: string; readonly ownerLink: string; readonly ends: string }

/** Why an upload failed: the address is invalid, no Meridian host answers there, or the host refused with the message. */
export class UploadProblem extends Error {
  readonly kind: 'address' | 'noHost' | 'refused'

  constructor(kind: UploadProblem['kind'], message = '') {
    super(message)
    this.kind = kind
  }
}

const originOf = (host: string): string => {
  const url = URL.canParse(host.trim()) ? new URL(host.trim()) : undefined
  if (!url || !/^https?:$/.test(url.protocol)) throw new UploadProblem('address')
  return url.origin
}

/**
 * Uploads the whole shop to a host, which creates a shared world with it. Source: HST-11.
 * @param host the URL of the host; its path is ignored
 * @throws UploadProblem
 */
export const uploadWorld = async (host: string): Promise<Uploaded> => {
  const origin = originOf(host)
  const world = await readWorld()
  const answer: unknown = await fetch(`${origin}/_mock/worlds`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ world }),
  })
    .then(response => response.json())
    .catch(() => {
      throw new UploadProblem('noHost')
    })
  const reply = Reply.safeParse(answer)
  if (!reply.success) throw new UploadProblem('noHost')
  if ('error' in reply.data) throw new UploadProblem('refused', reply.data.error)
  return reply.data
}
