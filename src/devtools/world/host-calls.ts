import { z } from 'zod'
import { recall, remember } from '#src/lib/browser/storage.ts'
import { readWorld } from './saved-world.ts'

/** The links of an uploaded shop, and when it expires, in ISO 8601. */
const Uploaded = z.object({ link: z.url(), ownerLink: z.url(), ends: z.string() })
export type Uploaded = z.output<typeof Uploaded>

const Short = z.object({ link: z.url(), ends: z.string() })
/** A short link, and when it expires, in ISO 8601. */
export type Short = z.output<typeof Short>

const Refused = z.object({ error: z.string() })

/** Why a host did nothing: the address is invalid, no Meridian host answers there, or the host refused with the message. */
export class HostProblem extends Error {
  readonly kind: 'address' | 'noHost' | 'refused'

  constructor(kind: HostProblem['kind'], message = '') {
    super(message)
    this.kind = kind
  }
}

/** The text key for each kind of problem; `refused` needs the message as `reason`. */
export const problemTexts = {
  address: 'devtools.share.badAddress',
  noHost: 'devtools.share.noHost',
  refused: 'devtools.share.refused',
} as const

/** The storage key of the host that answered last. */
const hostKey = 'shareHost'

/** The address of the host that answered last; empty if there was none. */
export const knownHost = (): string => recall(hostKey) ?? ''

const originOf = (host: string): string => {
  const url = URL.canParse(host.trim()) ? new URL(host.trim()) : undefined
  if (!url || !/^https?:$/.test(url.protocol)) throw new HostProblem('address')
  return url.origin
}

/** @param host its URL, of which the path is ignored. @throws HostProblem */
const post = async <Schema extends z.ZodType>(
  host: string,
  path: string,
  body: object,
  schema: Schema,
): Promise<z.output<Schema>> => {
  const answer: unknown = await fetch(`${originOf(host)}/_mock/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
    .then(response => response.json())
    .catch(() => {
      throw new HostProblem('noHost')
    })
  const refused = Refused.safeParse(answer)
  if (refused.success) throw new HostProblem('refused', refused.data.error)
  const reply = schema.safeParse(answer)
  if (!reply.success) throw new HostProblem('noHost')
  remember(hostKey, host)
  return reply.data
}

/** Uploads the whole shop to a host, which creates a shared world with it. Source: HST-11. @throws HostProblem */
export const uploadWorld = async (host: string): Promise<Uploaded> => post(host, 'worlds', { world: await readWorld() }, Uploaded)

/** Stores a link of the demo on a host, which gives it a short address. Source: HST-13. @throws HostProblem */
export const shorten = (host: string, to: string): Promise<Short> => post(host, 'links', { to }, Short)
