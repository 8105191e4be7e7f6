import type { Plugin, Rolldown } from 'vite'

/**
 * What the page fetches for some visitors only: by the marks that `index.html` puts on its root element for them, and by the
 * first part of the address, for the pages that people arrive at from elsewhere.
 */
const wanted: Readonly<Record<string, RegExp>> = {
  '[lang=en]': /\/src\/i18n\/en\.json$/,
  '[lang=zh-CN]': /\/src\/i18n\/zh-cn\.json$/,
  '[data-theme=dark]': /\/src\/app\/theme-dark\.ts$/,
  '[data-start=s]': /\/src\/pages\/shop\/goods-list\.page\.tsx$/,
  '[data-start=goods]': /\/src\/pages\/shop\/goods-info\.page\.tsx$/,
}

const fetchAll = (base: string, files: Readonly<Record<string, readonly string[]>>) => `{
    const base = ${JSON.stringify(base)}, root = document.documentElement
    root.dataset.start = location.pathname.slice(base.length).split('/')[0]
    for (const [mark, names] of Object.entries(${JSON.stringify(files)}))
      if (root.matches(mark))
        for (const name of names)
          document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: base + name }))
  }`

/** Files of a build that a file needs at once, itself included. */
const filesBehind = (bundle: Rolldown.OutputBundle, name: string, found = new Set<string>()): Set<string> => {
  const chunk = bundle[name]
  if (chunk?.type !== 'chunk' || found.has(name)) return found
  found.add(name)
  for (const next of chunk.imports) filesBehind(bundle, next, found)
  return found
}

/**
 * The libraries run as soon as they are there, in a turn of their own: with the app they would be the longest task of every page.
 * @throws when the build keeps them elsewhere.
 */
const runLibraries = (base: string, bundle: Rolldown.OutputBundle, always: ReadonlySet<string>) => {
  const file = [...always].find(name => bundle[name]?.type === 'chunk' && bundle[name].name === 'base')
  if (!file) throw new Error('The build has no file of the libraries that every page needs.')
  const attrs = { type: 'module', async: true, crossorigin: true, src: base + file }
  return { tag: 'script', attrs, injectTo: 'head' as const }
}

/**
 * Texts of the visitor's language, the dark look, and the code of the page that is opened come beside the app instead of after it.
 * @throws when the build has no file of one of them.
 */
export const fetchWanted = (): Plugin => {
  let base = '/'
  return {
    name: 'fetch-wanted',
    apply: 'build',
    configResolved: config => {
      base = config.base
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {}, chunk: entry }) => {
        const always = filesBehind(bundle, entry?.fileName ?? '')
        const filesOf = (module: RegExp) => {
          const chunk = Object.values(bundle).find(one => one.type === 'chunk' && module.test(one.facadeModuleId ?? ''))
          if (!chunk) throw new Error(`The build has no file of its own for ${module}.`)
          return [...filesBehind(bundle, chunk.fileName)].filter(name => !always.has(name))
        }
        const files = Object.fromEntries(Object.entries(wanted).map(([mark, module]) => [mark, filesOf(module)]))
        return [runLibraries(base, bundle, always), { tag: 'script', children: fetchAll(base, files), injectTo: 'head' }]
      },
    },
  }
}
