import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { CSSProperties, HTMLAttributes } from 'react'

const useStyles = makeStyles({
  item: {
    width: '100%',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralStencil1,
    animationName: { from: { opacity: 1 }, '50%': { opacity: 0.5 }, to: { opacity: 1 } },
    animationDuration: '2s',
    animationIterationCount: 'infinite',
    '@media (prefers-reduced-motion: reduce)': { animationName: 'none' },
    '@media (forced-colors: active)': { backgroundColor: 'GrayText' },
  },
  circle: { borderRadius: tokens.borderRadiusCircular },
})

/** Something on its way, announced by its label. Fluent's own costs the home page 3 kB for the same. */
export const Skeleton = (props: HTMLAttributes<HTMLDivElement>) => <div role="progressbar" aria-busy="true" {...props} />

type ItemProps = { size?: number; shape?: 'rectangle' | 'circle'; className?: string; style?: CSSProperties }

/** A grey place for a line, a picture or (as a circle) a face. @param props.size height in pixels. */
export const SkeletonItem = ({ size, shape = 'rectangle', className, style }: ItemProps) => {
  const styles = useStyles()
  const round = shape === 'circle'
  return (
    <div
      className={mergeClasses(styles.item, round && styles.circle, className)}
      style={{ ...(size !== undefined && { height: size, ...(round && { width: size }) }), ...style }}
    />
  )
}
