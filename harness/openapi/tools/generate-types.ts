import { registerHooks } from 'node:module'

const compilerApi = new URL('compiler-api.ts', import.meta.url).href

/**
 * TypeScript types of an OpenAPI document, as openapi-typescript writes them.
 * It builds them with the compiler's JavaScript API, which TypeScript 7 no longer has: its import gets the API of an older one.
 * @param document the address of the document.
 */
export const generateTypes = async (document: URL): Promise<string> => {
  const hooks = registerHooks({
    resolve: (name, context, next) => (name === 'typescript' ? { url: compilerApi, shortCircuit: true } : next(name, context)),
  })
  try {
    const { default: generate, astToString } = await import('openapi-typescript')
    return astToString(await generate(document))
  } finally {
    hooks.deregister()
  }
}
