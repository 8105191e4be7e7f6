import { hostedWorld } from './app-base.ts'

/** A value that did not fit into the storage, and the older value that the storage still holds under the same key. */
type Held = { readonly value: string; readonly over: string | null }

/** Set in a tab that shows a link's shop beside the visitor's own: everything goes to its session storage. Source: CTL-9. */
export const besideKey = 'meridian:beside'

/** Settings of the browser, which hold in every world. */
const everywhere: readonly string[] = ['language', 'theme']

/** The key under which the browser stores a value: each shared world of a host has its own. Source: HST-4. */
export const storedAs = (key: string): string => (hostedWorld && !everywhere.includes(key) ? `w/${hostedWorld}/${key}` : key)

const isBeside = (): boolean => {
  try {
    return window.sessionStorage.getItem(besideKey) !== null
  } catch {
    return false
  }
}

const storageOf = (name: 'localStorage' | 'sessionStorage') => {
  const held = new Map<string, Held>()

  const browsers = (): Storage | undefined => {
    try {
      return typeof window === 'undefined' ? undefined : window[isBeside() ? 'sessionStorage' : name]
    } catch {
      return undefined
    }
  }

  /** Reads a value; `undefined` if there is none or it is empty. */
  const recall = (key: string): string | undefined => {
    const kept = browsers()?.getItem(storedAs(key)) ?? null
    const own = held.get(key)
    // A different stored value was written by another tab since, so it is newer.
    return (own?.over === kept ? own.value : kept) || undefined
  }

  /** Stores a value. If the storage is full or forbidden, keeps it in memory until the page is closed. */
  const remember = (key: string, value: string): void => {
    const storage = browsers()
    try {
      if (!storage) throw new Error('This browser stores nothing.')
      storage.setItem(storedAs(key), value)
      held.delete(key)
    } catch {
      held.set(key, { value, over: storage?.getItem(storedAs(key)) ?? null })
    }
  }

  /** Deletes a value. */
  const forget = (key: string): void => {
    held.delete(key)
    browsers()?.removeItem(storedAs(key))
  }

  return { recall, remember, forget }
}

/** Values shared by all tabs, in local storage. If it is full, a session survives as long as its page is open. */
export const { recall, remember, forget } = storageOf('localStorage')

/** Values of this tab, in session storage. */
export const { recall: recallInTab, remember: rememberInTab, forget: forgetInTab } = storageOf('sessionStorage')
