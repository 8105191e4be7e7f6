import { makeStyles, tokens } from '@fluentui/react-components'
import { useEffect, useState } from 'react'
import { findOnScreen } from './on-screen.ts'
import type { Step } from './steps/step.ts'

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
export const Spotlight = ({ step, goods, order }: { step: Step; goods: number | undefined; order: number | undefined }) => {
  const styles = useStyles()
  const [box, setBox] = useState<Box>()
  useEffect(() => {
    let shown: Element | undefined
    const find = () => findOnScreen(step.points({ goods, order }))
    const place = () => {
      const target = find()
      if (target && target !== shown) target.scrollIntoView({ block: 'center' })
      shown = target
      const rect = target?.getBoundingClientRect()
      const next = rect && {
        left: rect.left - margin,
        top: rect.top - margin,
        width: rect.width + 2 * margin,
        height: rect.height + 2 * margin,
      }
      setBox(known => (JSON.stringify(known) === JSON.stringify(next) ? known : next))
    }
    place()
    const timer = setInterval(place, 200)
    return () => clearInterval(timer)
  }, [step, goods, order])
  return box ? <div className={styles.ring} style={box} aria-hidden="true" data-tour-ring="" /> : null
}
