import { makeStyles, tokens } from '@fluentui/react-components'
import { useEffect, useEffectEvent, useState } from 'react'

const useStyles = makeStyles({
  ring: {
    position: 'fixed',
    zIndex: 1_000_001,
    boxSizing: 'border-box',
    border: `3px solid ${tokens.colorPaletteDarkOrangeBorderActive}`,
    borderRadius: tokens.borderRadiusXLarge,
    boxShadow: `0 0 0 4px ${tokens.colorNeutralBackgroundAlpha2}`,
    pointerEvents: 'none',
    animationName: { from: { opacity: 1 }, '50%': { opacity: 0.45 }, to: { opacity: 1 } },
    animationDuration: '1.4s',
    animationIterationCount: 'infinite',
    '@media (prefers-reduced-motion: reduce)': { animationName: 'none' },
  },
})

/** Distance of the ring from the control, in pixels. */
const margin = 6

type Box = { left: number; top: number; width: number; height: number }

/** A ring around the next control, which it follows. It takes no clicks. */
export const Spotlight = ({ find }: { find: () => Element | undefined }) => {
  const styles = useStyles()
  const [box, setBox] = useState<Box>()
  const [shown, setShown] = useState<Element>()
  const place = useEffectEvent(() => {
    const target = find()
    if (target && target !== shown) target.scrollIntoView({ block: 'center' })
    if (target !== shown) setShown(target)
    const rect = target?.getBoundingClientRect()
    const next = rect && {
      left: rect.left - margin,
      top: rect.top - margin,
      width: rect.width + 2 * margin,
      height: rect.height + 2 * margin,
    }
    setBox(known => (JSON.stringify(known) === JSON.stringify(next) ? known : next))
  })
  useEffect(() => {
    const first = requestAnimationFrame(() => place())
    const timer = setInterval(() => place(), 200)
    return () => {
      cancelAnimationFrame(first)
      clearInterval(timer)
    }
  }, [])
  return box ? <div className={styles.ring} style={box} aria-hidden="true" data-tour-ring="" /> : null
}
