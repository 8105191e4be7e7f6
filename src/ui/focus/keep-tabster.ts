import { useEffect } from 'react'
import { createTabster } from 'tabster'

let kept: ReturnType<typeof createTabster> | undefined

/**
 * For whatever covers the page. Fluent's keeper of the focus (Tabster) shows the page to screen readers again a quarter of a
 * second after a dialog is gone; it ends with the last part that uses it, and when that goes sooner, because the next page uses
 * none, the page stays hidden. Here one user of it stays for good.
 */
export const useKeepTabster = (): void =>
  useEffect(() => {
    kept ??= createTabster(window)
  }, [])
