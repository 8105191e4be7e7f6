/** What a request is for. */
type Target = {
  /** The name of the world; empty for the default one. */
  readonly name: string
  /** The path within the world; empty if the slash after its name is missing. */
  readonly path: string
  /** Whether the address is a shared world's. */
  readonly isLink: boolean
}

const linked = /^\/w\/([A-Za-z0-9-]+)(\/.*)?$/

/** The world of the page that shows a picture: pictures have the same address in every world. */
const shownIn = ({ headers }: Request): string | undefined => {
  const referer = headers.get('referer')
  return referer && URL.canParse(referer) ? linked.exec(new URL(referer).pathname)?.[1] : undefined
}

/** The world that a request is for: by its address, by `X-Mock-World`, or by the page that shows a picture. */
export const targetOf = (request: Request): Target => {
  const { pathname } = new URL(request.url)
  const [, name, path = ''] = linked.exec(pathname) ?? []
  if (name !== undefined) return { name, path, isLink: true }
  const shown = pathname.startsWith('/storage/') ? shownIn(request) : undefined
  return { name: request.headers.get('x-mock-world') ?? shown ?? '', path: pathname, isLink: false }
}

/** Redirects to a world whose address lacks its last slash. */
export const withSlash = (request: Request, name: string): Response =>
  new Response(null, { status: 308, headers: { location: `/w/${name}/${new URL(request.url).search}` } })
