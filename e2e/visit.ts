import type { Page } from '@playwright/test'

/** Navigates within the app, without a reload: reloading for each of many screens would take minutes. */
export const visit = (page: Page, path: string): Promise<void> =>
  page.evaluate(to => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
