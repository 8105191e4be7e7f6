import type { Plugin } from 'vite'
import { z } from 'zod'

/** The path at which a server of the app under test reports what it serves. */
const path = '/_build'

const Identity = z.object({
  /** The folder of the checkout. */
  root: z.string(),
  /** The folder of the build inside it. */
  build: z.string(),
  /** The server that answers the API; missing if the mock is in the page. */
  api: z.string().optional(),
})
export type Identity = z.output<typeof Identity>

/** Makes a preview server report what it serves. */
export const servesIdentity = (identity: Identity): Plugin => ({
  name: 'identity',
  configurePreviewServer: server => {
    server.middlewares.use(path, (_, answer) => {
      answer.setHeader('content-type', 'application/json').end(JSON.stringify(identity))
    })
  },
})

/** Asks the server at a URL what it serves; undefined if it is not a server of the app under test. */
const identityAt = async (address: string): Promise<Identity | undefined> => {
  const answer = await fetch(`${address}${path}`)
  const body: unknown = await answer.json().catch(() => undefined)
  return Identity.safeParse(body).data
}

const asText = ({ root, build, api }: Identity): string => `${build} of ${root}${api ? ` in front of ${api}` : ''}`

/**
 * Checks that the server at a URL serves the build to test, because a server of another checkout could be running there.
 * @throws if it serves something else.
 */
export const expectIdentity = async (address: string, wanted: Identity): Promise<void> => {
  const found = await identityAt(address)
  if (found && asText(found) === asText(wanted)) return
  throw new Error(
    `${address} serves ${found ? asText(found) : 'something else'}, not ${asText(wanted)}. ` +
      'Stop that server, or leave out E2E_PORT to use a free port.',
  )
}
