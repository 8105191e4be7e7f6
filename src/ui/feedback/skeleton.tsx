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

/** Container for placeholders, announced by its label. Fluent's own adds 3 kB to the home page. */
export const Skeleton = (props: HTMLAttributes<HTMLDivElement>) => <div role="progressbar" aria-busy="true" {...props} />

type ItemProps = { size?: number; shape?: 'rectangle' | 'circle'; className?: string; style?: CSSProperties }

/**
 * A grey placeholder for a line, a picture or (as a circle) an avatar.
 * @param props.size height in px.
 */
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
