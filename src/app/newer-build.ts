import { appBase } from '#src/lib/browser/app-base.ts'

/** URL of the running build's entry script. */
const entryHere = (): string | null => document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? null

/**
 * True if the host serves another build than the running one, whose chunks may be gone, so that a retry cannot help. False if the
 * host does not respond. Source: RTE-15.
 */
export const isNewerThere = async (): Promise<boolean> => {
  const entry = entryHere()
  if (!entry) return false
  try {
    const response = await fetch(appBase, { cache: 'no-cache', headers: { accept: 'text/html' } })
    const page = response.ok ? await response.text() : ''
    return /<script[^>]+type="module"/.test(page) && !page.includes(`src="${entry}"`)
  } catch {
    return false
  }
}
