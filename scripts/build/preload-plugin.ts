import type { Plugin } from 'vite'

/**
 * Adds a `modulepreload` link for chunks that the entry imports dynamically at once, so that the browser fetches them in parallel
 * with the entry.
 * @param names names of chunks, as in `codeSplitting.groups`
 */
export const preload = (names: readonly string[]): Plugin => {
  let base = '/'
  return {
    name: 'preload',
    apply: 'build',
    configResolved: config => {
      base = config.base
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle }) =>
        Object.values(bundle ?? {})
          .filter(file => file.type === 'chunk' && names.includes(file.name))
          .map(({ fileName }) => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, href: `${base}${fileName}` },
            injectTo: 'head' as const,
          })),
    },
  }
}
