import { controlProblem } from '../../control-problem.ts'
import { createShare, shareReply, ShareRequest, type Share } from './share.ts'

/** Whether a name could be had: it is now the world's, somebody else's, or the host is full. */
export type Claim = 'ours' | 'taken' | 'full'

/** Whether a request wants to make a shared world, and in which form. */
export const makingKind = ({ method, url }: Request): 'json' | 'form' | undefined => {
  const { pathname } = new URL(url)
  if (method !== 'POST') return undefined
  return pathname === '/_mock/worlds' ? 'json' : pathname === '/w/' ? 'form' : undefined
}

const isFromAnotherSite = ({ headers, url }: Request): boolean => {
  const origin = headers.get('origin')
  return origin !== null && (!URL.canParse(origin) || new URL(origin).host !== (headers.get('host') ?? new URL(url).host))
}

/** The fields of the request. @throws if they are wrong, or another site sent the form. */
const wishesIn = async (request: Request, kind: 'json' | 'form') => {
  if (kind === 'json') {
    if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? ''))
      throw new Error('Send it as JSON, with the header content-type: application/json.')
    return ShareRequest.parse(JSON.parse((await request.text()) || '{}'))
  }
  if (isFromAnotherSite(request)) throw new Error('This form was sent by another site.')
  const given = [...new URLSearchParams(await request.text())].filter(([, value]) => value !== '')
  return ShareRequest.parse(Object.fromEntries(given))
}

/**
 * Makes a shared world: JSON is answered with its links, a form with a redirect to it. Source: HST-4, HST-9.
 * @param claim stores the share if its name is free.
 */
export const makeWorld = async (
  request: Request,
  kind: 'json' | 'form',
  claim: (share: Share) => Claim | Promise<Claim>,
): Promise<Response> => {
  try {
    const { share, key } = await createShare(await wishesIn(request, kind))
    const claimed = await claim(share)
    if (claimed === 'full') return Response.json({ error: 'This host has no room for another world.' }, { status: 503 })
    if (claimed === 'taken') return Response.json({ error: `The name "${share.name}" is taken.` }, { status: 409 })
    if (kind === 'json') return Response.json(shareReply(share, key, new URL(request.url).origin))
    return new Response(null, { status: 303, headers: { location: `/w/${share.name}/?key=${key}` } })
  } catch (reason) {
    return Response.json({ error: controlProblem(reason) }, { status: 400 })
  }
}
