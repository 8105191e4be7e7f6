import { AxeBuilder } from '@axe-core/playwright'
import { expect, type BrowserContext, type Page } from '@playwright/test'

/** Whatever may not happen while a test runs: errors in the console, errors of the page, requests to other places. */
export const watch = (context: BrowserContext, home: string) => {
  const allowed: RegExp[] = []
  const seen: string[] = []
  const note = (what: string) => {
    if (!allowed.some(pattern => pattern.test(what))) seen.push(what)
  }
  const watchPage = (page: Page) => {
    page.on('console', message => {
      if (message.type() === 'error') note(`console: ${message.text()}`)
    })
    page.on('pageerror', error => note(`page: ${error.message}`))
  }
  context.pages().forEach(watchPage)
  context.on('page', watchPage)
  context.on('request', request => {
    const { protocol, origin } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== home) note(`left the page: ${request.method()} ${request.url()}`)
  })
  return {
    /** Errors that the test is about. */
    allow: (pattern: RegExp) => void allowed.push(pattern),
    seen: (): readonly string[] => seen,
  }
}

/** Expects that axe finds nothing serious. Fluent's places for the tab key are never read out. */
export const looksRight = async (page: Page): Promise<void> => {
  const { violations } = await new AxeBuilder({ page }).exclude('[data-tabster-dummy]').analyze()
  const serious = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(
      ({ id, help, nodes }) =>
        `${id}: ${help}: ${nodes
          .map(({ html }) => html)
          .slice(0, 3)
          .join(' | ')}`,
    )
  expect(serious, `accessibility of ${page.url()}`).toEqual([])
}
