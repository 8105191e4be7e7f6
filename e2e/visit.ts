import type { Page } from '@playwright/test'

/** Goes to another address of the app without loading it anew: a check of many screens would take minutes. */
export const visit = (page: Page, path: string): Promise<void> =>
  page.evaluate(to => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
