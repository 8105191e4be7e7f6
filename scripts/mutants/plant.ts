import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { root } from '../lib/command-line.ts'
import { switched, variable, type Mutant } from './mutant.ts'

/** The script that says which mutant is active; the server of a run answers it. */
const script = '/mutant.js'

/** The mutants of a build, from the file that the environment variable MUTANTS names; their numbers begin with 1. */
const planned = (): readonly Mutant[] => JSON.parse(readFileSync(process.env.MUTANTS ?? '', 'utf8'))

/** Builds all mutants into the app, each of which is active only while the page says its number. Source: MUT-2. */
export const plantsMutants = (): Plugin => {
  const numbered = planned().map((mutant, at) => [at + 1, mutant] as const)
  return {
    name: 'plants-mutants',
    enforce: 'pre',
    transform: (_, id) => {
      const own = numbered.filter(([, { file }]) => join(root, file) === id)
      return own.length > 0 ? { code: switched(readFileSync(id, 'utf8'), own), map: null } : undefined
    },
    transformIndexHtml: () => [{ tag: 'script', attrs: { src: script }, injectTo: 'head-prepend' as const }],
  }
}

/** Makes a preview server say which mutant is active: the one of the environment variable MUTANT, or none. */
export const tellsMutant = (): Plugin => ({
  name: 'tells-mutant',
  configurePreviewServer: server => {
    server.middlewares.use(script, (_, answer) => {
      answer
        .setHeader('content-type', 'text/javascript')
        .setHeader('cache-control', 'no-store')
        .end(`globalThis.${variable}=${Number(process.env.MUTANT ?? 0)}`)
    })
  },
})
