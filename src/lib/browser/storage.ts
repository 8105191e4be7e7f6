/** A value that the browser has not taken, and what it keeps under the same key instead. */
type Held = { readonly value: string; readonly over: string | null }

/** Set in a tab that shows the shop of a link beside the visitor's own: what it remembers is its own, too. Source: CTL-9. */
export const besideKey = 'meridian:beside'

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

  /** Reads `key`; `undefined` when nothing, or nothing but empty text, is kept there. */
  const recall = (key: string): string | undefined => {
    const kept = browsers()?.getItem(key) ?? null
    const own = held.get(key)
    // What another tab has stored since is newer.
    return (own?.over === kept ? own.value : kept) || undefined
  }

  /** Keeps `value` under `key`; where the browser's storage is full or forbidden, until the page is left. */
  const remember = (key: string, value: string): void => {
    const storage = browsers()
    try {
      if (!storage) throw new Error('This browser stores nothing.')
      storage.setItem(key, value)
      held.delete(key)
    } catch {
      held.set(key, { value, over: storage?.getItem(key) ?? null })
    }
  }

  /** Removes what is kept under `key`. */
  const forget = (key: string): void => {
    held.delete(key)
    browsers()?.removeItem(key)
  }

  return { recall, remember, forget }
}

/** What the browser remembers for all tabs; a session, too, survives a full storage as long as its page is open. */
export const { recall, remember, forget } = storageOf('localStorage')

/** What this tab remembers until it is closed. */
export const { recall: recallInTab, remember: rememberInTab, forget: forgetInTab } = storageOf('sessionStorage')
