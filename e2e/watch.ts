import { AxeBuilder } from '@axe-core/playwright'
import { expect, type BrowserContext, type ConsoleMessage, type Page, type Request, type WebError } from '@playwright/test'

/** Whatever may not happen while a test runs: errors in the console, errors of the page, requests to other places. */
export const watch = (context: BrowserContext, home: string) => {
  const allowed: RegExp[] = []
  const seen: string[] = []
  const note = (what: string, stack = what) => {
    if (!allowed.some(pattern => pattern.test(what))) seen.push(stack)
  }
  const onConsole = (message: ConsoleMessage) => {
    if (message.type() === 'error') note(`console: ${message.text()}`)
  }
  const onError = (error: WebError) => {
    const { message, stack } = error.error()
    note(`page: ${message}`, stack)
  }
  const onRequest = (request: Request) => {
    const { protocol, origin } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== home) note(`left the page: ${request.method()} ${request.url()}`)
  }
  context.on('console', onConsole).on('weberror', onError).on('request', onRequest)
  return {
    /** Hears nothing more; the context may serve another test. */
    stop: () => void context.off('console', onConsole).off('weberror', onError).off('request', onRequest),
    /** Errors that the test is about. */
    allow: (pattern: RegExp) => void allowed.push(pattern),
    seen: (): readonly string[] => seen,
  }
}

/** What axe finds serious. Fluent's places for the tab key are never read out. */
const seriousFindings = async (page: Page): Promise<string[]> => {
  const { violations } = await new AxeBuilder({ page })
    // The newer way opens a page for itself each time; it is for frames of other origins, which the app has none of.
    .setLegacyMode()
    .exclude('[data-tabster-dummy]')
    // Selectors of all that passed would double the cost of a scan.
    .options({ resultTypes: ['violations'] })
    .analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(
      ({ id, help, nodes }) =>
        `${id}: ${help}: ${nodes
          .map(({ html }) => html)
          .slice(0, 3)
          .join(' | ')}`,
    )
}

/** How long a page may take to come to rest and be scanned, in milliseconds. */
const longest = 15_000

/**
 * Expects that axe finds nothing serious on the page, once it is at rest: what comes or goes has too little contrast meanwhile.
 * @throws with its own message when no scan has finished in time, so that a slow machine is not taken for a fault of the page.
 */
export const looksRight = async (page: Page): Promise<void> => {
  let scans = 0
  const scan = async () => {
    const findings = await seriousFindings(page)
    scans += 1
    expect(findings, `accessibility of ${page.url()}`).toEqual([])
  }
  await expect(scan)
    .toPass({ timeout: longest })
    .catch((error: unknown) => {
      if (scans > 0) throw error
      throw new Error(`axe did not finish its scan of ${page.url()} within ${longest / 1000} s: the machine may be busy.`, {
        cause: error,
      })
    })
}
