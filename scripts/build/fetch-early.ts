import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { parseSync } from 'oxc-parser'
import type { Plugin } from 'vite'
import { bundleMock, mockEntry } from './mock-in-one.ts'
import { root } from '../lib/tell.ts'

/** What every page starts with. */
const everywhere = ['/src/main.tsx']
const ofHome = ['/src/app/storefront/storefront-layout.tsx', '/src/pages/shop/home.page.tsx']

/** What a module imports at once, as written; types are gone by the time it runs. */
const importsOf = (address: string): string[] => {
  const { staticImports, staticExports } = parseSync(address, readFileSync(join(root, address), 'utf8')).module
  const taken = staticImports.filter(({ entries }) => entries.length === 0 || entries.some(entry => !entry.isType))
  const handedOn = staticExports.flatMap(({ entries }) => entries.filter(entry => !entry.isType))
  return [...taken.map(one => one.moduleRequest.value), ...handedOn.flatMap(one => one.moduleRequest?.value ?? [])]
}

const addressOf = (from: string, said: string): string | undefined => {
  if (said.startsWith('#')) return `/${said.slice(1)}`
  return said.startsWith('.') ? posix.join(posix.dirname(from), said) : undefined
}

/** Modules of the project that one imports at once. None of a file that is being written: who imports it says so in the browser. */
const modulesOf = (address: string): string[] => {
  try {
    const addresses = importsOf(address).map(said => addressOf(address, said) ?? '')
    return addresses.filter(next => /\.tsx?$/.test(next))
  } catch {
    return []
  }
}

/** Addresses of the modules behind `starts`, these included: a set hands out what is added while it is gone through. */
const modulesBehind = (starts: readonly string[]): string[] => {
  const found = new Set(starts)
  for (const address of found) for (const next of modulesOf(address)) found.add(next)
  return [...found]
}

/** What the backend takes from the project; nothing while it cannot be bundled, which the browser is told when it asks. */
const behindMock = async (): Promise<string[]> => {
  const { imports } = await bundleMock().catch(() => ({ imports: [] }))
  return imports.flatMap(said => addressOf(mockEntry, said) ?? [])
}

/**
 * While developing, all that a page starts with is asked for at once. Otherwise a module is asked for when the one that imports
 * it has come, a dozen times one after the other.
 */
export const fetchEarly = (isMock: boolean): Plugin => ({
  name: 'fetch-early',
  apply: 'serve',
  transformIndexHtml: async (_html, { originalUrl }) => {
    const page = originalUrl === '/' ? ofHome : []
    const late = [...(isMock ? [mockEntry] : []), ...page]
    const early = modulesBehind([...everywhere, ...page, ...(isMock ? await behindMock() : [])])
    const links = [...new Set([...late, ...early])].map(href => ({ tag: 'link', attrs: { rel: 'modulepreload', href } }))
    const scripts = late.map(src => ({ tag: 'script', attrs: { type: 'module', src } }))
    // At the end: what React's plugin puts in front has to run first.
    return [...links, ...scripts].map(tag => ({ ...tag, injectTo: 'head' as const }))
  },
})
