import type { Plugin } from 'vite'
import { z } from 'zod'

/** Where a server of the app under test says what it serves. */
const path = '/_build'

const Identity = z.object({
  /** The folder of the checkout. */
  root: z.string(),
  /** The folder of the build inside it. */
  build: z.string(),
  /** The server that answers the API; left out where the backend is in the page. */
  api: z.string().optional(),
})
export type Identity = z.output<typeof Identity>

/** Has a preview server answer with what it serves. */
export const tellsIdentity = (identity: Identity): Plugin => ({
  name: 'identity',
  configurePreviewServer: server => {
    server.middlewares.use(path, (_, answer) => {
      answer.setHeader('content-type', 'application/json').end(JSON.stringify(identity))
    })
  },
})

/** What the server at an address serves; undefined when it is no server of the app under test. */
const identityAt = async (address: string): Promise<Identity | undefined> => {
  const answer = await fetch(`${address}${path}`)
  const body: unknown = await answer.json().catch(() => undefined)
  return Identity.safeParse(body).data
}

const asText = ({ root, build, api }: Identity): string => `${build} of ${root}${api ? ` in front of ${api}` : ''}`

/**
 * Makes sure that the server at an address serves what is to be tested: a server of another checkout would be tested instead.
 * @throws when it serves something else.
 */
export const expectIdentity = async (address: string, wanted: Identity): Promise<void> => {
  const found = await identityAt(address)
  if (found && asText(found) === asText(wanted)) return
  throw new Error(
    `${address} serves ${found ? asText(found) : 'something else'}, not ${asText(wanted)}. ` +
      'End that server, or leave out E2E_PORT to have a free port taken.',
  )
}
