import { expect, test } from '../own-profile.ts'

test.skip(Boolean(process.env.E2E_API), 'only the mock in the page can fail to start')

/** The names of the browser's databases, and the entries of its local storage. */
const stored = async (): Promise<string[]> => [
  ...(await indexedDB.databases()).map(({ name }) => name ?? ''),
  ...Object.keys(localStorage).filter(key => key === 'cause'),
]

/** Whether the database still has the entry of the broken shop. */
const isMarked = (): Promise<boolean> =>
  new Promise(done => {
    const opening = indexedDB.open('meridian')
    opening.addEventListener('success', () => {
      const counting = opening.result.transaction('mock').objectStore('mock').count('mark')
      counting.addEventListener('success', () => {
        opening.result.close()
        done(counting.result > 0)
      })
    })
  })

// Proves MCK-11.
test('an app that could not start lets the visitor download and delete the stored data', async ({
  allow,
  backend,
  context,
  page,
  t,
}) => {
  allow(/Failed to load resource|Failed to fetch dynamically imported module/)
  await page.goto('/robots.txt')
  await page.evaluate(
    () =>
      new Promise<void>((done, fail) => {
        localStorage.setItem('cause', 'this')
        const opening = indexedDB.open('meridian')
        opening.addEventListener('upgradeneeded', () => {
          const store = opening.result.createObjectStore('mock')
          store.put('broken', 'world')
          store.put('before the reset', 'mark')
        })
        opening.addEventListener('error', () => fail(opening.error))
        opening.addEventListener('success', () => {
          opening.result.close()
          done()
        })
      }),
  )
  await context.route(/\/assets\/browser-[^/]+\.js$/, route => route.abort())
  await page.goto('/stores')
  await expect(page.getByRole('heading', { level: 1, name: t('error.start') })).toBeVisible()

  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: t('error.storedDownload') }).click()
  const saved = await file
  expect(saved.suggestedFilename()).toBe('meridian-stored.json')
  await expect.poll(() => page.evaluate(stored)).toEqual(['meridian', 'cause'])

  await context.unrouteAll()
  await page.getByRole('button', { name: t('error.storedReset') }).click()

  await expect(page.getByRole('heading', { level: 1, name: t('error.start') })).toHaveCount(0)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('cause'))).toBe(null)
  await backend.isUp()
  await expect.poll(() => page.evaluate(isMarked)).toBe(false)
})
