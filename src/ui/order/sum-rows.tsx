import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'auto auto',
    justifyContent: 'end',
    alignItems: 'baseline',
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalXL}`,
    margin: 0,
  },
  wide: { gridTemplateColumns: '1fr auto', justifyContent: 'stretch', rowGap: tokens.spacingVerticalS },
  label: { color: tokens.colorNeutralForeground2 },
  value: { margin: 0, textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
})

type Props = {
  /** Full width, for narrow columns. */
  wide?: boolean
  busy?: boolean
  children: ReactNode
}

/** The lines that make up a sum. */
export const SumRows = ({ wide = false, busy = false, children }: Props) => {
  const styles = useStyles()
  return (
    <dl className={mergeClasses(styles.root, wide && styles.wide)} aria-busy={busy}>
      {children}
    </dl>
  )
}

/** One line: what it is, and how much. */
export const SumRow = ({ label, value }: { label: string; value: ReactNode }) => {
  const styles = useStyles()
  return (
    <>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{value}</dd>
    </>
  )
}
