import type { ServerResponse } from 'node:http'
import type { Connect, Plugin } from 'vite'
import { requestPath } from '../../contracts/wire/request-path.ts'

/** Answers 400 to a request with a malformed path. Source: WIR-7. */
export const refuseMalformed = (answer: ServerResponse): ServerResponse =>
  answer.writeHead(400, { 'content-type': 'text/plain; charset=utf-8' }).end('Bad Request: the address cannot be read.')

const middleware: Connect.NextHandleFunction = (request, answer, next) => {
  if (requestPath(request.url ?? '/') === undefined) refuseMalformed(answer)
  else next()
}

/** Vite plugin that refuses malformed URLs in the dev and preview servers, which would otherwise throw. */
export const refusesMalformed = (): Plugin => ({
  name: 'meridian:refuses-malformed',
  configureServer: ({ middlewares }) => void middlewares.use(middleware),
  configurePreviewServer: ({ middlewares }) => void middlewares.use(middleware),
})
