import type { Page } from '@playwright/test'
import { providerOf, storageKeys, type Audience } from '#contracts/wire/audience.ts'
import type { Backend } from './backend.ts'

/** Ends a session on the server: the page still holds the token, and notices with its next call. */
export const endElsewhere = async (page: Page, backend: Backend, audience: Audience): Promise<void> => {
  const token = await page.evaluate(key => localStorage.getItem(key), storageKeys(audience).token)
  await backend.send({
    method: 'POST',
    path: '/api/logout',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/x-www-form-urlencoded' },
    body: `provider=${providerOf(audience)}`,
  })
}
