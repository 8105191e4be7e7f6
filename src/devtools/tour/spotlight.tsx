import { makeStyles, tokens } from '@fluentui/react-components'
import { useEffect, useState } from 'react'
import i18next, { type ParseKeys } from 'i18next'
import { text } from '#src/lib/format/text.ts'
import type { Step } from './steps.ts'

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

const isShown = (element: Element): boolean => element.checkVisibility() && element.getClientRects().length > 0

const withText = (key: ParseKeys): Element | undefined => {
  const name: string = key
  if (!i18next.exists(name)) return undefined
  const words = text(key)
  return [...document.querySelectorAll('button, a, [role=button]')].find(
    element => element.textContent.trim().startsWith(words) && isShown(element) && !element.closest('[data-tour]'),
  )
}

/** Distance of the ring from the control, in pixels. */
const margin = 6

type Box = { left: number; top: number; width: number; height: number }

/** A ring around the next control, which it follows. It takes no clicks. */
export const Spotlight = ({ step, goods }: { step: Step; goods: number | undefined }) => {
  const styles = useStyles()
  const [box, setBox] = useState<Box>()
  useEffect(() => {
    let shown: Element | undefined
    const find = () =>
      step
        .points({ goods })
        .map(point => ('css' in point ? [...document.querySelectorAll(point.css)].find(isShown) : withText(point.text)))
        .find(element => element !== undefined)
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
  }, [step, goods])
  return box ? <div className={styles.ring} style={box} aria-hidden="true" data-tour-ring="" /> : null
}
