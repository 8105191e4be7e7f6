import type { Page } from '@playwright/test'

/** Goes to another address of the app without loading it anew: a matrix has many. */
export const visit = async (page: Page, path: string): Promise<void> => {
  await page.evaluate(to => {
    history.pushState({}, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
}
