import type { Page } from '@playwright/test'
import { storageKeys } from '#contracts/wire/audience.ts'

/** The entries of local storage, which hold the sessions of a browser. */
export type Session = readonly (readonly [string, string])[]

/** Reads the sessions, to restore them after a failure has ended one. */
export const sessionOf = (page: Page): Promise<Session> =>
  page.evaluate(() => Object.entries(localStorage).map(([name, value]) => [name, String(value)] as [string, string]))

/** Signs out and in again, which clears the cached replies. The page that is shown must be one without data. */
export const startAnew = async (page: Page, audience: 'buyer' | 'seller' | 'admin', session: Session): Promise<void> => {
  const sent = { key: storageKeys(audience).token, session }
  await page.evaluate(async ({ key, session }) => {
    const announce = () => {
      dispatchEvent(new StorageEvent('storage', { key }))
      return new Promise(done => setTimeout(done, 20))
    }
    localStorage.removeItem(key)
    await announce()
    for (const [name, value] of session) localStorage.setItem(name, value)
    await announce()
  }, sent)
}
