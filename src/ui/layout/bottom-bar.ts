import { useEffect } from 'react'

/** The height that a fixed bar takes at the bottom of a narrow window; the layout leaves as much room below its footer. */
export const bottomBar = 'var(--bottom-bar, 0px)'

/** Reserves room below the footer, while mounted, for a bar that is fixed to the bottom of narrow windows. */
export const useBottomBar = (height: string): void =>
  useEffect(() => {
    const { style } = document.documentElement
    style.setProperty('--bottom-bar', height)
    return () => void style.removeProperty('--bottom-bar')
  }, [height])
