import { readControl } from '../../control-problem.ts'
import { refuseAs } from './answers.ts'
import { readJson, refusing, toAnyOrigin } from './json-request.ts'
import { createShare, shareReply, ShareRequest, type Share } from './share.ts'

/** The result of claiming a name: claimed, in use by another world, or refused because the host is full. */
export type Claim = 'ours' | 'taken' | 'full'

/** The format of a request that creates a shared world; `preflight` is the CORS preflight of a page of another origin. */
type Kind = 'json' | 'form' | 'preflight'

type Making = {
  /** Counts one request; false if too many worlds were asked for lately. */
  readonly take: () => boolean
  /** Stores the share if its name is not in use. */
  readonly claim: (share: Share) => Claim | Promise<Claim>
  /** Sends a request to the new world. */
  readonly enter: (request: Request) => Promise<Response>
  /** Whether pages of other origins may create worlds, such as a demo on a static host that uploads its shop. */
  readonly fromAnywhere: boolean
}

/** The format of a request that creates a shared world; undefined for any other request. */
export const makingKind = ({ method, url }: Request): Kind | undefined => {
  const { pathname } = new URL(url)
  if (pathname === '/_mock/worlds' && method === 'OPTIONS') return 'preflight'
  if (method !== 'POST') return undefined
  return pathname === '/_mock/worlds' ? 'json' : pathname === '/w/' ? 'form' : undefined
}

const isFromAnotherSite = ({ headers, url }: Request): boolean => {
  const origin = headers.get('origin')
  return origin !== null && (!URL.canParse(origin) || new URL(origin).host !== (headers.get('host') ?? new URL(url).host))
}

/** Reads the options of the new world. @throws if they are invalid, or a page of another site sent the form. */
const readOptions = async (request: Request, kind: Kind) => {
  if (kind === 'json') return readJson(request, ShareRequest)
  if (isFromAnotherSite(request)) throw new Error('This form was sent by another site.')
  const given = [...new URLSearchParams(await request.text())].filter(([, value]) => value !== '')
  return readControl(ShareRequest, Object.fromEntries(given))
}

/** Imports an exported world into a new share. @returns the error response if the import fails; the share is removed then. */
const fill = async (address: string, key: string, world: unknown, enter: Making['enter']): Promise<Response | undefined> => {
  const send = (method: string, body?: string) =>
    enter(
      new Request(`${address}_mock/world`, {
        method,
        headers: { 'content-type': 'application/json', 'x-mock-key': key },
        ...(body !== undefined && { body }),
      }),
    )
  const put = await send('PUT', JSON.stringify(world))
  if (put.ok) return undefined
  await send('DELETE')
  return put
}

const make = async (request: Request, kind: Kind, { claim, enter }: Making): Promise<Response> => {
  const { world, ...options } = await readOptions(request, kind)
  const { share, key } = await createShare(options)
  const claimed = await claim(share)
  if (claimed === 'full') return Response.json({ error: 'This host has no room for another world.' }, { status: 503 })
  if (claimed === 'taken') return Response.json({ error: `The name "${share.name}" is taken.` }, { status: 409 })
  const reply = shareReply(share, key, new URL(request.url).origin)
  const refused = world && (await fill(reply.link, key, world, enter))
  if (refused) return refused
  return kind === 'json'
    ? Response.json(reply)
    : new Response(null, { status: 303, headers: { location: `/w/${share.name}/?key=${key}` } })
}

/**
 * Creates a shared world. Replies to JSON with its links, to a form with a redirect to the world. Source: HST-4, HST-9, HST-11.
 */
export const makeWorld = async (request: Request, kind: Kind, making: Making): Promise<Response> => {
  const answer = async () => {
    if (kind === 'preflight') return new Response(null, { status: 204 })
    if (!making.take()) return refuseAs('tooMany', request, '/_mock/worlds')
    return refusing(request, '/_mock/worlds', () => make(request, kind, making))
  }
  const response = await answer()
  return kind === 'form' || !making.fromAnywhere ? response : toAnyOrigin(response)
}
