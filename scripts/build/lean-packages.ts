import type { Plugin } from 'vite'

/** What comes along with a library although no page uses it: the module that fetches it, the lines, and what stands there instead. */
const unused: readonly { readonly module: RegExp; readonly lines: RegExp; readonly instead: string }[] = [
  // Schemas of Zod can write themselves as JSON Schema; only `contracts/` has them do so.
  { module: /\/zod\/v4\/classic\/schemas\.js$/, lines: /^.*\._zod\.processJSONSchema = .*$/gm, instead: '' },
  {
    module: /\/zod\/v4\/classic\/schemas\.js$/,
    lines: /^import \{ createStandardJSONSchemaMethod, createToJSONSchemaMethod \} from .*$/m,
    instead: `
      const createToJSONSchemaMethod = () => () => { throw new Error('Builds for a server have no JSON Schema (scripts/build/lean-packages.ts).') }
      const createStandardJSONSchemaMethod = createToJSONSchemaMethod`,
  },
  // Calls go through fetch, which service workers see.
  {
    module: /\/axios\/lib\/adapters\/adapters\.js$/,
    lines: /^import .* from '\.\/xhr\.js';$/m,
    instead: 'const xhrAdapter = null',
  },
]

/**
 * Leaves out of a build what no page uses of its libraries: 7 kB of the first page after gzip.
 * @throws when a library has changed and the list does not fit it any more.
 */
export const leanPackages = (): Plugin => {
  const left = new Set(unused)
  return {
    name: 'lean-packages',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: unused.map(({ module }) => module) },
      handler: (code, id) => {
        const fitting = unused.filter(({ module, lines }) => module.test(id) && code.search(lines) >= 0)
        fitting.forEach(one => left.delete(one))
        return { code: fitting.reduce((lean, { lines, instead }) => lean.replace(lines, instead), code), map: null }
      },
    },
    buildEnd: error => {
      const [strange] = left
      if (!error && strange) throw new Error(`Nothing fits ${strange.lines} of ${strange.module}: was the library changed?`)
    },
  }
}
