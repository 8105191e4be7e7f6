import { makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'

/** Below this width the summary follows what is ordered, and its bar sticks to the bottom of the window. */
export const stacked = '@media (max-width: 900px)'

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 320px',
    alignItems: 'start',
    gap: tokens.spacingHorizontalL,
    // Not a grid: the bar sticks within the whole page, not within its own row.
    [stacked]: { display: 'flex', flexDirection: 'column', alignItems: 'stretch' },
  },
  main: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL, minWidth: 0 },
})

/** What is ordered, and beside it the summary with the button that orders it. */
export const CheckoutColumns = ({ children, summary }: { children: ReactNode; summary: ReactNode }) => {
  const styles = useStyles()
  return (
    <div className={styles.root}>
      <div className={styles.main}>{children}</div>
      {summary}
    </div>
  )
}
