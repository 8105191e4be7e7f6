import { makeStyles, tokens } from '@fluentui/react-components'
import { useMemo, type CSSProperties, type ReactNode } from 'react'
import { textWidth } from '../text-width.ts'
import { useWord } from '../use-word.ts'
import type { Field } from '../define-table.ts'

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'repeat(24, minmax(0, 1fr))',
    gap: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalXL}`,
    alignItems: 'start',
    // The gaps of 24 columns alone are wider than a phone, and each field sets its own span.
    '@media (max-width: 599px)': { columnGap: 0, '& > *': { gridColumn: '1 / -1 !important' } },
  },
})

/** Position of a field in the 24-column grid; its own span overrides the dialog's. Source: TFO-2. */
export const spanStyle = ({ span }: Pick<Field, 'span'>, usual: number): CSSProperties => ({
  gridColumn: `span ${span ?? usual}`,
})

/** Width of the star of a required field and of the gap beside it, in px. */
const besideLabel = 16

/**
 * True if each label fits into a column of that width (such as `90px`); otherwise labels are above their fields. Source:
 * TFO-18.
 */
export const useLabelsFit = (fields: readonly Pick<Field, 'label'>[], width: string): boolean => {
  const word = useWord()
  return useMemo(
    () => fields.every(({ label }) => textWidth(word(label)) + besideLabel <= Number.parseInt(width, 10)),
    [fields, width, word],
  )
}

type Props = {
  as?: 'div' | 'dl'
  /** Width of the labels beside the fields. */
  label?: string
  children: ReactNode
}

/** Grid columns of a field: the label and the control. Source: TFO-2. */
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
