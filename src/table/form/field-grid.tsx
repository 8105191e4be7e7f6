import { makeStyles, tokens } from '@fluentui/react-components'
import type { CSSProperties, ReactNode } from 'react'
import type { Field } from '../define-table.ts'

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'repeat(24, minmax(0, 1fr))',
    gap: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalXL}`,
    alignItems: 'start',
    // The gaps of 24 columns alone are wider than a phone; the spans stand in the fields themselves.
    '@media (max-width: 599px)': { columnGap: 0, '& > *': { gridColumn: '1 / -1 !important' } },
  },
})

/** Place of a field among 24 columns; its own span wins over the dialog's. Source: TFO-2. */
export const spanStyle = ({ span }: Pick<Field, 'span'>, usual: number): CSSProperties => ({
  gridColumn: `span ${span ?? usual}`,
})

type Props = {
  as?: 'div' | 'dl'
  /** Width of the labels beside the fields. */
  label?: string
  children: ReactNode
}

/** The columns of a field: its label, and what stands beside it. Source: TFO-2. */
export const labelColumns = 'var(--label-width, 90px) minmax(0, 1fr)'

/** Fields side by side on 24 columns. */
export const FieldGrid = ({ as: Root = 'div', label, children }: Props) => {
  const styles = useStyles()
  const look: CSSProperties & { '--label-width'?: string } = { margin: 0, ...(label && { '--label-width': label }) }
  return (
    <Root className={styles.root} style={look}>
      {children}
    </Root>
  )
}
