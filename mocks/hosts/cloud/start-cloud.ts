import { Miniflare } from 'miniflare'
import { appFile, appIndex } from '../node/app-files.ts'
import { bundleWorker } from './bundle.ts'

type Options = {
  readonly port: number
  /** The folder in which the objects survive the end of the process. */
  readonly keep?: string | undefined
  readonly isPublic?: boolean
  readonly trustsProxy?: boolean
}

/** Serves the build of the demo to the worker, as the platform does with its assets. */
const assets = async (request: { url: string }): Promise<Response> => {
  const { pathname } = new URL(request.url)
  const index = pathname === '/index.html' ? appIndex() : undefined
  if (index !== undefined) return new Response(index)
  return (await appFile(new Request(request.url))) ?? new Response('Not Found', { status: 404 })
}

/**
 * Runs the worker on this machine, on the runtime of the platform (workerd).
 * @returns `port`, the port it listens on, and `stop`.
 * @throws if the port is in use.
 */
export const startCloud = async ({ port, keep, isPublic = false, trustsProxy = false }: Options) => {
  const host = isPublic ? '0.0.0.0' : '127.0.0.1'
  const platform = new Miniflare({
    host,
    port,
    modules: true,
    script: await bundleWorker(),
    compatibilityDate: '2026-07-01',
    compatibilityFlags: ['nodejs_compat'],
    durableObjects: { WORLDS: { className: 'WorldObject', useSQLite: true } },
    ...(keep !== undefined && { durableObjectsPersist: keep }),
    bindings: { PUBLIC: isPublic ? '1' : '', TRUST_PROXY: trustsProxy ? '1' : '' },
    serviceBindings: { ASSETS: assets as never },
  })
  const address = await platform.ready
  return { port: Number(address.port), stop: () => platform.dispose() }
}
