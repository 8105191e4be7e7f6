/** What this tab remembers until it is closed; a map where storage is missing or forbidden. */
const memory = new Map<string, string>()

const sessionStorageOrNone = (): Storage | undefined => {
  try {
    return typeof window === 'undefined' ? undefined : window.sessionStorage
  } catch {
    return undefined
  }
}

/** Reads `key`; `undefined` when nothing is kept there. */
export const recallInTab = (key: string): string | undefined => {
  const store = sessionStorageOrNone()
  return (store ? store.getItem(key) : memory.get(key)) || undefined
}

/** Keeps `value` under `key` as long as the tab is open. */
export const rememberInTab = (key: string, value: string): void => {
  try {
    const store = sessionStorageOrNone()
    if (store) store.setItem(key, value)
    else memory.set(key, value)
  } catch {
    memory.set(key, value)
  }
}

/** Removes what is kept under `key`. */
export const forgetInTab = (key: string): void => {
  memory.delete(key)
  sessionStorageOrNone()?.removeItem(key)
}
