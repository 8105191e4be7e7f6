/** The entry of the build that runs here, as its page names it. */
const entryHere = (): string | null => document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? null

/**
 * Whether the host serves another build than the one that runs here: then parts of this one may be gone for good, and trying again
 * does not help. False where the host does not answer. Source: RTE-15.
 */
export const isNewerThere = async (): Promise<boolean> => {
  const entry = entryHere()
  if (!entry) return false
  try {
    const response = await fetch(import.meta.env?.BASE_URL ?? '/', { cache: 'no-cache', headers: { accept: 'text/html' } })
    const page = response.ok ? await response.text() : ''
    return /<script[^>]+type="module"/.test(page) && !page.includes(`src="${entry}"`)
  } catch {
    return false
  }
}
