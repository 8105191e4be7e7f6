import { setTimeout as pause } from 'node:timers/promises'
import { expect, type BrowserContext, type ConsoleMessage, type Page, type Request, type WebError } from '@playwright/test'
import axe from 'axe-core'
import { axePath } from './axe-path.ts'

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

/** Time for axe to load, in milliseconds. */
const patience = 4000

/** Loading axe takes longer than a scan, so each document gets it once, from the test server if that serves the page. */
const loadAxe = async (page: Page, home: string | undefined): Promise<void> => {
  if (await page.evaluate(() => 'axe' in window)) return
  const evaluate = async (): Promise<void> => void (await page.evaluate(axe.source))
  if (new URL(page.url()).origin !== home) return evaluate()
  // A script does not load offline, and one whose document is replaced meanwhile never reports back.
  const tooLong = pause(patience, undefined, { ref: false }).then(() => Promise.reject(new Error('axe was not loaded in time.')))
  await Promise.race([page.addScriptTag({ url: axePath }), tooLong]).catch(evaluate)
}

const violationsOn = async (page: Page, home: string | undefined): Promise<axe.Result[]> => {
  await loadAxe(page, home)
  return page.evaluate(async () => {
    const loaded = (window as Window & { axe?: typeof axe }).axe
    if (!loaded) throw new Error('The page changed before axe ran.')
    // Fluent's focus sentinels are excluded: screen readers skip them. Listing what passed would double the time of a scan.
    const { violations } = await loaded.run({ exclude: ['[data-tabster-dummy]'] }, { resultTypes: ['violations'] })
    return violations
  })
}

/** Serious findings of axe. */
const seriousFindings = async (page: Page, home: string | undefined): Promise<string[]> => {
  const violations = await violationsOn(page, home)
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
 * @param home the origin of the server of the app under test, which has axe as a file.
 * @throws a message of its own if no scan finishes in time, so that a slow machine is not mistaken for a bug of the page.
 */
export const looksRight = async (page: Page, home?: string): Promise<void> => {
  let scans = 0
  const scan = async () => {
    const findings = await seriousFindings(page, home)
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
