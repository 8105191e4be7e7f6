import { download } from './download.ts'

/** Downloads what the demo has stored in this browser, as a JSON file. */
export const downloadShop = (stored: unknown): void => {
  const text = JSON.stringify(stored, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value), 2) ?? ''
  download('meridian-stored.json', text, 'application/json')
}

const opened = (): Promise<IDBDatabase> =>
  new Promise((done, fail) => {
    const request = indexedDB.open('meridian')
    request.addEventListener('success', () => done(request.result))
    request.addEventListener('error', () => fail(request.error ?? new Error('The database cannot be opened.')))
  })

/** Reads the demo's whole database. @throws if it cannot be opened. */
export const storedShop = async (): Promise<unknown> => {
  const db = await opened()
  const work = db.objectStoreNames.length > 0 ? db.transaction([...db.objectStoreNames]) : undefined
  const tables = await Promise.all(
    [...db.objectStoreNames].map(
      name =>
        new Promise<unknown>(done => {
          const request = work?.objectStore(name).getAll()
          request?.addEventListener('success', () => done(request.result))
          request?.addEventListener('error', () => done(undefined))
        }),
    ),
  )
  db.close()
  return tables
}

/** Deletes everything that the app has stored in this browser: shop, sessions, settings. */
export const forgetShop = async (): Promise<void> => {
  localStorage.clear()
  sessionStorage.clear()
  await new Promise<void>(done => {
    const request = indexedDB.deleteDatabase('meridian')
    // The database is deleted once other tabs that have it open are closed or reloaded.
    for (const event of ['success', 'error', 'blocked']) request.addEventListener(event, () => done())
  })
}
