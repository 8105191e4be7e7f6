import { expect, type BrowserContext, type ConsoleMessage, type Page, type Request, type WebError } from '@playwright/test'
import axe from 'axe-core'

/** Records what must not happen during a test: console errors, page errors, requests to other origins. */
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
    /** Removes the listeners, so that the context can serve another test. */
    stop: () => void context.off('console', onConsole).off('weberror', onError).off('request', onRequest),
    /** Ignores errors that match, because the test expects them. */
    allow: (pattern: RegExp) => void allowed.push(pattern),
    seen: (): readonly string[] => seen,
  }
}

/** Runs axe on the page. Compiling axe takes as long as half a scan, so each document gets it once. */
const violationsOn = async (page: Page): Promise<axe.Result[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(async () => {
    const loaded = (window as Window & { axe?: typeof axe }).axe
    if (!loaded) throw new Error('The page changed before axe ran.')
    // Fluent's focus sentinels are excluded: screen readers skip them. Listing what passed would double the time of a scan.
    const { violations } = await loaded.run({ exclude: ['[data-tabster-dummy]'] }, { resultTypes: ['violations'] })
    return violations
  })
}

/** Serious findings of axe. */
const seriousFindings = async (page: Page): Promise<string[]> => {
  const violations = await violationsOn(page)
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

/** Time for a page to settle and be scanned, in milliseconds. */
const longest = 15_000

/**
 * Expects that axe finds nothing serious on the page once it has settled: elements that fade have too little contrast.
 * @throws a message of its own if no scan finishes in time, so that a slow machine is not mistaken for a bug of the page.
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
