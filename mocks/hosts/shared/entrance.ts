import type { Host } from '../../app.ts'
import { passwordPage, refuseAs } from './answers.ts'
import { isBackend } from './backend-path.ts'
import { isTooLarge } from './body-size.ts'
import { PersonRequest, type Hub } from './hub.ts'
import { createRate } from './rate.ts'
import { cookieOf, isReadOnly, rightsOf, type Rights } from './rights.ts'
import { hashOf, isPassword, type Share } from './share.ts'

type Options = {
  readonly share: Share
  readonly hub: Hub
  /** Answers a request whose path is relative to the world. */
  readonly answer: (request: Request, from: Host) => Promise<Response>
  /** The page of the app. */
  readonly page: (request: Request) => Response | Promise<Response>
  /** The average number of requests per second that the world accepts. */
  readonly perSecond: number
}

const isSecure = (request: Request): boolean =>
  request.url.startsWith('https:') || request.headers.get('x-forwarded-proto') === 'https'

const redirectWithCookie = (location: string, cookie: string): Response =>
  new Response(null, { status: 303, headers: { location, 'set-cookie': cookie, 'referrer-policy': 'no-referrer' } })

/** True for control paths that visitors need: the login page of another service, and payment without a phone. */
const isVisiting = (path: string, rights: Rights): boolean =>
  /^\/_mock\/oauth\/\w+$/.test(path) || (path === '/_mock/payments' && rights === 'writer')

/** The same request with the path relative to the world. */
const within = (request: Request, path: string, name: string): Request => {
  const url = new URL(request.url)
  const headers = new Headers(request.headers)
  headers.set('x-mock-world', name)
  const hasBody = !['GET', 'HEAD'].includes(request.method)
  const body = hasBody ? { body: request.body, duplex: 'half' } : {}
  return new Request(`${url.origin}${path}${url.search}`, { method: request.method, headers, ...body } as RequestInit)
}

/** Adds the prefix of the world to redirects of the backend. */
const keptWithin = (response: Response, prefix: string): Response => {
  const location = response.headers.get('location')
  if (location === null || !isBackend(location)) return response
  const headers = new Headers(response.headers)
  headers.set('location', `${prefix}${location}`)
  return new Response(response.body, { status: response.status, headers })
}

/**
 * Checks each request to one shared world: key, password, rights and limits. Source: HST-5, HST-6, HST-7, HST-8.
 * @returns a function that answers a request; `path` is relative to the world
 */
export const createEntrance = ({ share, hub, answer, page, perSecond }: Options) => {
  const takeRequest = createRate(perSecond)
  const takeAttempt = createRate(1)
  const prefix = `/w/${share.name}`

  /** Moves the key from the URL of the owner's link into a cookie. @returns the redirect; undefined without a valid key */
  const withKey = async (request: Request, path: string): Promise<Response | undefined> => {
    const url = new URL(request.url)
    const key = url.searchParams.get('key')
    if (key === null || isBackend(path)) return undefined
    if ((await hashOf(key)) !== share.keyHash) return undefined
    url.searchParams.delete('key')
    return redirectWithCookie(`${prefix}${path}${url.search}`, cookieOf(share, key, isSecure(request)))
  }

  const askPassword = async (request: Request, path: string): Promise<Response> => {
    if (isBackend(path)) return refuseAs('needsPassword', request, path)
    if (request.method !== 'POST') return passwordPage(request, false)
    if (!takeAttempt()) return refuseAs('tooMany', request, path)
    const given = new URLSearchParams(await request.text()).get('password') ?? ''
    if (!(await isPassword(share, given))) return passwordPage(request, true)
    return redirectWithCookie(`${prefix}${path}`, cookieOf(share, share.pass, isSecure(request)))
  }

  const control = async (request: Request, path: string, rights: Rights, from: Host): Promise<Response> => {
    if (path === '/_mock/events') return hub.listen(new URL(request.url).searchParams.get('tab') ?? crypto.randomUUID())
    if (path === '/_mock/people' && request.method === 'POST') {
      const person = PersonRequest.safeParse(await request.json().catch(() => undefined))
      if (person.success) hub.meet(person.data)
      return Response.json({ met: person.success }, { status: person.success ? 200 : 400 })
    }
    if (rights !== 'owner' && !isVisiting(path, rights)) return refuseAs('needsKey', request, path)
    return answer(within(request, path, share.name), from)
  }

  return async (request: Request, path: string, from: Host): Promise<Response> => {
    if (Date.now() > share.endsAt) return refuseAs('ended', request, path)
    if (!takeRequest()) return refuseAs('tooMany', request, path)
    if (isTooLarge(request)) return refuseAs('tooLarge', request, path)
    const opened = await withKey(request, path)
    if (opened) return opened
    const rights = await rightsOf(share, request)
    if (rights === 'stranger') return askPassword(request, path)
    if (!isBackend(path)) return page(request)
    if (path.startsWith('/_mock')) return keptWithin(await control(request, path, rights, from), prefix)
    const inner = within(request, path, share.name)
    if (rights === 'reader' && !isReadOnly(inner)) return refuseAs('onlyLooking', request, path)
    return keptWithin(await answer(inner, from), prefix)
  }
}

export type Entrance = ReturnType<typeof createEntrance>
