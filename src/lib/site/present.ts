import { forgetInTab, recallInTab, rememberInTab } from '../browser/storage.ts'

const key = 'meridian:present'

/**
 * Whether this tab presents the shop: nothing of the demo shows, and only the shortcut opens the devtools. `?present` in the URL
 * begins it, `?present=0` ends it; it survives reloads and navigation. Source: CTL-17.
 */
export const isPresenting = (): boolean => {
  const asked = new URLSearchParams(window.location.search).get('present')
  if (asked === '0') forgetInTab(key)
  else if (asked !== null) rememberInTab(key, '1')
  return recallInTab(key) !== undefined
}
