import { existsSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { build, preview, type Plugin, type PreviewServer } from 'vite'
import { oneAtATime } from './one-at-a-time.ts'
import { root } from '../lib/command-line.ts'
import { filesBelow } from '../lib/files-below.ts'

/** The builds of the app: for a real server, with the backend inside, for suites against a server, and one that traces reads. */
export const builds = {
  app: { mode: 'production', folder: 'dist/app' },
  demo: { mode: 'mock', folder: 'dist/demo' },
  e2e: { mode: 'production', folder: 'dist/e2e' },
  traced: { mode: 'mock', folder: 'dist/traced' },
} as const
type BuildName = keyof typeof builds

/** Whatever a build is made of. */
const sources = ['src', 'mocks', 'contracts', 'public', 'scripts/build', 'scripts/reads']
const single = ['index.html', 'vite.config.ts', 'package-lock.json', '.env']

/** Where a build for this path goes; the usual one is at the root of its host. */
export const folderOf = (name: BuildName, base = '/'): string =>
  base === '/' ? builds[name].folder : `${builds[name].folder}-${base.split('/').filter(Boolean).join('-')}`

const changedAt = (file: string) => (existsSync(join(root, file)) ? statSync(join(root, file)).mtimeMs : 0)

/** True when nothing that the build is made of has changed since. */
const isFresh = (folder: string): boolean => {
  const made = changedAt(join(folder, 'index.html'))
  const newest = Math.max(...[...filesBelow(root, sources, /./), ...single].map(changedAt))
  return made > newest
}

/**
 * Builds the app for a path of its host. The page's own address of the API is used unless VITE_API_URL names another one.
 * @param outDir where the build goes.
 * @param withMaps whether to write source maps next to the files; the files do not refer to them.
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
  if (!('output' in made)) throw new Error('The build came out in a form that is not known.')
  return made.output
}

/** Builds the app unless an earlier build still holds. Processes that want it at the same time wait for the first of them. */
export const buildIfOld = async (name: BuildName, base = '/'): Promise<void> => {
  const folder = folderOf(name, base)
  await oneAtATime(join(root, `${folder}.making`), async () => {
    if (isFresh(folder)) return
    // Built elsewhere and moved when complete: a host that still serves the former build must not meet half-written files.
    const next = `${folder}.next`
    // With maps: suites tell errors of the page by the lines of the sources.
    await buildApp(name, base, next, true)
    rmSync(join(root, folder), { recursive: true, force: true })
    renameSync(join(root, next), join(root, folder))
  })
}

type Serving = {
  readonly port: number
  /** Takes the next free port when that one is taken. */
  readonly orNext?: boolean
  /** The server that answers calls of the API, pictures and the mock's own pages. */
  readonly api?: string
  readonly plugins?: readonly Plugin[]
}

/**
 * Serves a build on localhost.
 * @throws when the port is taken.
 */
export const serveBuild = (name: BuildName, { port, orNext = false, api, plugins = [] }: Serving): Promise<PreviewServer> => {
  const { mode, folder } = builds[name]
  const proxy =
    api === undefined
      ? {}
      : Object.fromEntries(['/api', '/storage', '/_mock'].map(path => [path, { target: api, changeOrigin: true }]))
  return preview({
    root,
    mode,
    logLevel: 'warn',
    plugins: [...plugins],
    build: { outDir: folder },
    preview: { host: 'localhost', port, strictPort: !orNext, proxy },
  })
}
