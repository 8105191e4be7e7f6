import { gzipSync } from 'node:zlib'

/**
 * The limit for the JavaScript of the first visit to the home page, including what its route fetches at once, in kB after gzip.
 */
const mostForHome = 265

/** Modules that only builds with TRACE_READS=1 contain. Source: RDS-3. */
const tracing = /\/src\/lib\/reads\/(?!reads\.ts)/

/** What a build for a real server must not contain. */
const forbidden: readonly [where: RegExp, what: string][] = [
  [/\/mocks\//, 'the mock or its seeds'],
  [/\/src\/(i18n\/devtools|devtools)\//, 'the devtools of the mock'],
  [/\/node_modules\/(msw|@mswjs|@msw)\//, 'msw'],
  [/\/node_modules\/@faker-js\//, 'faker'],
  [/\/node_modules\/(hono|@hono)\//, 'the server of the mock'],
  [/\/(contracts\/(examples|rules)|harness)\//, 'examples and tests of the contract'],
  [tracing, 'the tracing of reads'],
]

/**
 * Chunks that the home page needs in addition to the entry: texts of one language, the storefront's layout, and the page itself.
 */
const homeParts: readonly RegExp[] = [
  /\/src\/i18n\/common\/zh-cn\.json$/,
  /\/src\/app\/storefront\/[\w-]*layout\.tsx$/,
  /\/src\/pages\/shop\/home(\/index)?\.page\.tsx$/,
]

/** The fields of a build's file that are used here. */
type Built =
  | { readonly type: 'asset'; readonly fileName: string }
  | {
      readonly type: 'chunk'
      readonly fileName: string
      readonly code: string
      readonly isEntry: boolean
      readonly imports: readonly string[]
      readonly moduleIds: readonly string[]
      readonly facadeModuleId: string | null
    }
type Chunk = Extract<Built, { type: 'chunk' }>

const withStaticImports = (chunks: readonly Chunk[], start: readonly Chunk[]): Set<Chunk> => {
  const all = new Set<Chunk>()
  const take = (chunk: Chunk | undefined) => {
    if (!chunk || all.has(chunk)) return
    all.add(chunk)
    for (const name of chunk.imports) take(chunks.find(other => other.fileName === name))
  }
  start.forEach(take)
  return all
}

/** The files of the first visit to the home page, and the parts that were not found. */
const homeOf = (chunks: readonly Chunk[]) => {
  const holds = (part: RegExp) => (chunk: Chunk) => chunk.moduleIds.some(id => part.test(id))
  const missing = homeParts.filter(part => !chunks.some(holds(part)))
  const start = chunks.filter(chunk => chunk.isEntry || homeParts.some(part => holds(part)(chunk)))
  return { files: [...withStaticImports(chunks, start)], missing }
}

/** Kilobytes after gzip. */
const sizeOf = (chunks: Iterable<Chunk>): number => [...chunks].reduce((sum, { code }) => sum + gzipSync(code).length, 0) / 1000

const tooLarge = (what: string, size: number, most: number): string[] =>
  size > most ? [`JavaScript ${what} is ${size.toFixed(1)} kB; the limit is ${most} kB.`] : []

/** Checks a build for a real server: it must not contain the mock, and the home page must not be too large. */
export const checkBuild = (output: readonly Built[]): { modules: number; home: number; problems: string[] } => {
  const chunks = output.filter(one => one.type === 'chunk')
  const modules = chunks.flatMap(chunk => chunk.moduleIds)
  const foreign = forbidden.flatMap(([where, what]) => {
    const found = modules.find(id => where.test(id))
    return found ? [`The build contains ${what}: ${found}`] : []
  })
  const worker = output
    .filter(one => /(mockServiceW|w)orker\.js$/.test(one.fileName))
    .map(one => `The build contains ${one.fileName}.`)
  const { files, missing } = homeOf(chunks)
  const home = sizeOf(files)
  return {
    modules: modules.length,
    home,
    problems: [
      ...foreign,
      ...worker,
      ...missing.map(part => `No module of the build matches ${part}, so the home page cannot be measured completely.`),
      ...tooLarge('of the home page', home, mostForHome),
    ],
  }
}
