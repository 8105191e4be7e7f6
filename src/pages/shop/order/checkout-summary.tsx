import { makeStyles, MessageBar, MessageBarBody, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { stacked } from './checkout-columns.tsx'

const useStyles = makeStyles({
  root: {
    position: 'sticky',
    top: tokens.spacingVerticalXL,
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalM,
    padding: tokens.spacingHorizontalXL,
    borderRadius: tokens.borderRadiusXLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    [stacked]: { display: 'contents' },
  },
  facts: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalM,
    [stacked]: {
      padding: tokens.spacingHorizontalL,
      borderRadius: tokens.borderRadiusXLarge,
      border: `1px solid ${tokens.colorNeutralStroke2}`,
      backgroundColor: tokens.colorNeutralBackground1,
    },
  },
  bar: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalM,
    [stacked]: {
      position: 'sticky',
      bottom: 0,
      zIndex: 1,
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      gap: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
      marginInline: `calc(-1 * ${tokens.spacingHorizontalM})`,
      padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalL}`,
      borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
      backgroundColor: tokens.colorNeutralBackground1,
      boxShadow: tokens.shadow16,
    },
    // On a low screen, such as at 400 %, it would cover most of the page.
    '@media (max-width: 900px) and (max-height: 480px)': { position: 'static' },
  },
  whole: { gridColumn: '1 / -1' },
  /** The sum beside the button; where the lines are in sight, their last one says it. */
  sum: { display: 'none', [stacked]: { display: 'flex', flexDirection: 'column' } },
  label: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200 },
})

type Props = {
  /** Names the summary, and its sum in the bar of a phone. */
  label: string
  /** The sum; undefined until it is known. */
  total: ReactNode
  /** Why it cannot be ordered, or not yet. */
  problem?: { text: string; intent: 'error' | 'warning' } | undefined
  /** The button that orders it, and below it what became of that. */
  action: ReactNode
  /** The lines of the sum. */
  children: ReactNode
}

/**
 * What an order costs, line by line, and the button that places it. On a wide screen it sticks to the window; on a narrow one
 * the sum and the button are a slim bar at the bottom, and the lines follow what is ordered. Source: STF-11.
 */
export const CheckoutSummary = ({ label, total, problem, action, children }: Props) => {
  const styles = useStyles()
  return (
    <aside className={styles.root} aria-label={label}>
      <div className={styles.facts}>{children}</div>
      <div className={styles.bar}>
        {problem && (
          <MessageBar className={styles.whole} intent={problem.intent} role="alert">
            <MessageBarBody>{problem.text}</MessageBarBody>
          </MessageBar>
        )}
        <span className={styles.sum}>
          <span className={styles.label}>{label}</span>
          {total}
        </span>
        {action}
      </div>
    </aside>
  )
}
