import type { PreviewServer } from 'vite'
import { buildIfOld, builds, serveBuild } from '../build/app-build.ts'
import { root } from '../lib/command-line.ts'
import { tellsMutant } from '../mutants/plant.ts'
import { collectsReads } from '../reads/trace-plugin.ts'
import { servesAxe } from './axe.ts'
import { servesIdentity, type Identity } from './identity.ts'

/** With TRACE_READS=1 the suites record what pages read. */
const isTracing = process.env.TRACE_READS === '1'

/** With MUTANTS the suites run on a build with these mutants. */
const isMutating = process.env.MUTANTS !== undefined

/** The build with the mock inside, or the one for suites against a server. */
const nameFor = (api: string | undefined) => (api ? 'e2e' : isMutating ? 'mutants' : isTracing ? 'traced' : 'demo')

/** The identity that this checkout's server has to report; `api` is the server behind it, if any. */
export const wantedIdentity = (api: string | undefined): Identity => ({
  root,
  build: builds[nameFor(api)].folder,
  ...(api && { api }),
})

/** Builds the app under test if its sources have changed. */
export const buildForSuites = (api: string | undefined): Promise<void> => buildIfOld(nameFor(api))

/**
 * Serves the app under test.
 * @param port the port; with `orNext` the first one to try. A server of a single run, which is the one with `orNext`, serves a copy
 *   of the build; one that later runs use again serves each new build.
 * @throws if the port is in use.
 */
export const serveForSuites = (api: string | undefined, port: number, orNext = false): Promise<PreviewServer> =>
  serveBuild(nameFor(api), {
    port,
    orNext,
    asCopy: orNext,
    ...(api && { api }),
    plugins: [
      servesIdentity(wantedIdentity(api)),
      servesAxe(),
      ...(isTracing ? [collectsReads()] : []),
      ...(isMutating ? [tellsMutant()] : []),
    ],
  })
