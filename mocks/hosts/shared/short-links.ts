import { html } from 'hono/html'
import { z } from 'zod'
import { inLanguage, page, refuseAs } from './answers.ts'
import { readJson, refusing, toAnyOrigin } from './json-request.ts'
import type { StoredLink } from './link-store.ts'

const day = 86_400_000
/** How long a short link leads anywhere, in days. */
const days = 30

/** `POST /_mock/links` */
export const LinkRequest = z.strictObject({
  to: z
    .url({ protocol: /^https?$/ })
    .max(500_000)
    .refine(link => URL.canParse(link) && new URL(link).hash.startsWith('#world='), 'must be a link of the demo, with #world=…')
    .describe('A link that the demo has made: a page, and the shop behind `#world=`.'),
})

/** The reply of `POST /_mock/links`. */
export const LinkReply = z.strictObject({
  link: z.string().describe('The short link.'),
  ends: z.string().describe('When it expires, in ISO 8601.'),
})

type Options = {
  /** Counts one request; false if too many links were asked for lately. */
  readonly take: () => boolean
  /** Stores a link. @returns false if there is no room for it. */
  readonly add: (id: string, link: StoredLink) => boolean | Promise<boolean>
  readonly read: (id: string) => StoredLink | undefined | Promise<StoredLink | undefined>
  /** Whether pages of other origins may store links, such as a demo on a static host. */
  readonly fromAnywhere: boolean
}

const letters = 'abcdefghijkmnpqrstuvwxyz23456789'

/** 60 random bits in letters and digits that are not mistaken for each other. */
const newId = (): string => Array.from(crypto.getRandomValues(new Uint8Array(12)), byte => letters[byte % 32]).join('')

/** The page of a short link. It names where the link leads instead of redirecting, because anybody can store links. */
const linkPage = (request: Request, target: string): Promise<Response> => {
  const { host, pathname } = new URL(target)
  const text = (zh: string, en: string) => inLanguage(request, { zh, en })
  return page(
    request,
    200,
    { zh: '某一时刻的商城', en: 'A moment of a shop' },
    html`<p>${text('将在您的浏览器中打开：', 'This opens in your browser:')} <code>${host}${pathname}</code></p>
      <a class="button" href="${target}" rel="noreferrer">${text('打开商城', 'Open the shop')}</a>`,
  )
}

/** Gives links of the demo, which hold a whole shop and are long, a short address. Source: HST-13. */
export const createShortLinks = ({ take, add, read, fromAnywhere }: Options) => {
  const make = async (request: Request): Promise<Response> => {
    const { to } = await readJson(request, LinkRequest)
    const [id, endsAt] = [newId(), Date.now() + days * day]
    if (!(await add(id, { target: to, endsAt })))
      return Response.json({ error: 'This host has no room for another link.' }, { status: 503 })
    return Response.json({ link: `${new URL(request.url).origin}/l/${id}`, ends: new Date(endsAt).toISOString() })
  }

  const show = async (request: Request, id: string): Promise<Response> => {
    const found = await read(id)
    return found && found.endsAt > Date.now() ? linkPage(request, found.target) : refuseAs('noLink', request, '/l/')
  }

  return {
    /** Answers a request that stores or opens a short link; undefined for any other request. */
    answer: async (request: Request): Promise<Response | undefined> => {
      const { pathname } = new URL(request.url)
      const [, id] = /^\/l\/(\w+)$/.exec(pathname) ?? []
      if (id !== undefined && ['GET', 'HEAD'].includes(request.method)) return show(request, id)
      if (pathname !== '/_mock/links') return undefined
      if (request.method === 'OPTIONS' && fromAnywhere) return toAnyOrigin(new Response(null, { status: 204 }))
      if (request.method !== 'POST') return undefined
      const response = take()
        ? await refusing(request, pathname, () => make(request))
        : await refuseAs('tooMany', request, pathname)
      return fromAnywhere ? toAnyOrigin(response) : response
    },
  }
}
