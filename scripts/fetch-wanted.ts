import type { Plugin } from 'vite'

/** What the page fetches for some visitors only, by the mark that `index.html` puts on its root element for them. */
const wanted: Readonly<Record<string, RegExp>> = {
  '[lang=en]': /\/src\/i18n\/en\.json$/,
  '[lang=zh-CN]': /\/src\/i18n\/zh-cn\.json$/,
  '[data-theme=dark]': /\/src\/app\/theme-dark\.ts$/,
}

const fetchAll = (files: Readonly<Record<string, readonly string[]>>) => `
  for (const [mark, hrefs] of Object.entries(${JSON.stringify(files)}))
    if (document.documentElement.matches(mark))
      for (const href of hrefs) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))`

/**
 * Texts of the visitor's language, and the dark look, come beside the app instead of after it.
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
      handler: (_html, { bundle = {} }) => {
        const filesOf = (module: RegExp) => {
          const chunk = Object.values(bundle).find(one => one.type === 'chunk' && module.test(one.facadeModuleId ?? ''))
          if (chunk?.type !== 'chunk') throw new Error(`The build has no file of its own for ${module}.`)
          return [chunk.fileName, ...chunk.imports].map(name => base + name)
        }
        const files = Object.fromEntries(Object.entries(wanted).map(([mark, module]) => [mark, filesOf(module)]))
        return [{ tag: 'script', children: fetchAll(files), injectTo: 'head' }]
      },
    },
  }
}
