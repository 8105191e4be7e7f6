/** What the page remembers: local storage in browsers, a map where there is none or it is forbidden. */
const memory = new Map<string, string>()

const localStorageOrNone = (): Storage | undefined => {
  try {
    return typeof window === 'undefined' ? undefined : window.localStorage
  } catch {
    return undefined
  }
}

/** Reads `key`; `undefined` when nothing, or nothing but empty text, is kept there. */
export const recall = (key: string): string | undefined => {
  const store = localStorageOrNone()
  return (store ? store.getItem(key) : memory.get(key)) || undefined
}

/** Keeps `value` under `key`; a full or forbidden storage only costs the memory over a reload. */
export const remember = (key: string, value: string): void => {
  try {
    const store = localStorageOrNone()
    if (store) store.setItem(key, value)
    else memory.set(key, value)
  } catch {
    memory.set(key, value)
  }
}

/** Removes what is kept under `key`. */
export const forget = (key: string): void => {
  memory.delete(key)
  localStorageOrNone()?.removeItem(key)
}
