import { existsSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { build, preview, type Plugin, type PreviewServer } from 'vite'
import { oneAtATime } from './one-at-a-time.ts'
import { ownCopy } from './own-copy.ts'
import { root } from '../lib/command-line.ts'
import { filesBelow } from '../lib/files-below.ts'

/** The builds of the app: for a real server, with the mock, for suites against a server, with traced reads, and with mutants. */
export const builds = {
  app: { mode: 'production', folder: 'dist/app' },
  demo: { mode: 'mock', folder: 'dist/demo' },
  e2e: { mode: 'production', folder: 'dist/e2e' },
  traced: { mode: 'mock', folder: 'dist/traced' },
  mutants: { mode: 'mock', folder: 'dist/mutants' },
} as const
type BuildName = keyof typeof builds

/** What every build depends on. */
const sources = ['src', 'mocks', 'contracts', 'public', 'scripts/build', 'scripts/reads']
const single = ['index.html', 'vite.config.ts', 'package-lock.json', '.env']

/** The folder of a build for this base path; without a base path, the default folder. */
export const folderOf = (name: BuildName, base = '/'): string =>
  base === '/' ? builds[name].folder : `${builds[name].folder}-${base.split('/').filter(Boolean).join('-')}`

const changedAt = (file: string) => (existsSync(join(root, file)) ? statSync(join(root, file)).mtimeMs : 0)

/** Whether nothing that the build depends on has changed since. */
const isFresh = (folder: string): boolean => {
  const made = changedAt(join(folder, 'index.html'))
  const newest = Math.max(...[...filesBelow(root, sources, /./), ...single].map(changedAt))
  return made > newest
}

/**
 * Builds the app for a base path. The API is at the page's own origin unless VITE_API_URL is set.
 * @param outDir the output folder.
 * @param withMaps writes source maps next to the files; the files do not refer to them.
 */
export const buildApp = async (name: BuildName, base = '/', outDir = folderOf(name, base), withMaps = false) => {
  const { mode } = builds[name]
  const made = await build({
    root,
    base,
    mode,
    logLevel: 'warn',
    build: { outDir, emptyOutDir: true, sourcemap: withMaps && 'hidden' },
  })
  if (!('output' in made)) throw new Error('The build returned an unexpected result.')
  return made.output
}

/** Names the lock that a process holds while it writes or copies a build. */
const lockOf = (folder: string): string => join(root, `${folder}.making`)

/** Builds the app unless an earlier build is up to date. Other processes that need it wait for the first one. */
export const buildIfOld = async (name: BuildName, base = '/'): Promise<void> => {
  const folder = folderOf(name, base)
  await oneAtATime(lockOf(folder), async () => {
    if (isFresh(folder)) return
    // The build is written to another folder and then moved, so that a host that still serves the old build never sees incomplete
    // files.
    const next = `${folder}.next`
    // Suites use the source maps to report errors of the page by source line.
    await buildApp(name, base, next, true)
    rmSync(join(root, folder), { recursive: true, force: true })
    renameSync(join(root, next), join(root, folder))
  })
}

/** Lets browsers keep assets, whose names contain a hash of their content: suites open the app hundreds of times. */
const keepsAssets: Plugin = {
  name: 'keeps-assets',
  configurePreviewServer: server => {
    server.middlewares.use('/assets', (_, answer, next) => {
      answer.setHeader('cache-control', 'public, max-age=31536000, immutable')
      next()
    })
  },
}

type Serving = {
  readonly port: number
  /** Uses the next free port if this one is in use. */
  readonly orNext?: boolean
  /** The server that answers API calls, pictures and the mock's own pages. */
  readonly api?: string
  readonly plugins?: readonly Plugin[]
  /** Serves a copy, which a later build does not replace. */
  readonly asCopy?: boolean
}

/**
 * Serves a build on localhost.
 * @throws if the port is in use.
 */
export const serveBuild = async (
  name: BuildName,
  { port, orNext = false, api, plugins = [], asCopy = false }: Serving,
): Promise<PreviewServer> => {
  const { mode, folder } = builds[name]
  const outDir = asCopy ? await oneAtATime(lockOf(folder), async () => ownCopy(folder)) : folder
  const proxy =
    api === undefined
      ? {}
      : Object.fromEntries(['/api', '/storage', '/_mock'].map(path => [path, { target: api, changeOrigin: true }]))
  return preview({
    root,
    mode,
    logLevel: 'warn',
    plugins: [keepsAssets, ...plugins],
    build: { outDir },
    preview: { host: 'localhost', port, strictPort: !orNext, proxy },
  })
}
