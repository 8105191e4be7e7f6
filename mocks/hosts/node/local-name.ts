import { isIP } from 'node:net'

/**
 * True if the address of a request is an IP address or a name of this machine. Another name means that a website has pointed its
 * own name to this machine (DNS rebinding): to the browser, the mock then has that website's origin.
 */
const hasLocalName = ({ url }: Request): boolean => {
  const { hostname } = new URL(url)
  return isIP(hostname.replace(/^\[|\]$/g, '')) > 0 || hostname === 'localhost' || hostname.endsWith('.localhost')
}

/** Refuses a control request under a foreign name, which only a website that attacks this machine sends. Source: CTL-8. */
export const refuseForeignName = (request: Request): Response | undefined =>
  new URL(request.url).pathname.startsWith('/_mock') && !hasLocalName(request)
    ? Response.json(
        { error: 'The control API answers under localhost or an IP address, or under any name with --cors.' },
        { status: 403 },
      )
    : undefined
