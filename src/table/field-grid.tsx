import { makeStyles, tokens } from '@fluentui/react-components'
import type { CSSProperties, ReactNode } from 'react'
import type { Field } from './page.ts'

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'repeat(24, minmax(0, 1fr))',
    gap: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalXL}`,
    alignItems: 'start',
  },
})

/** Place of a field among 24 columns; its own span wins over the dialog's. Source: spec, section 9. */
export const spanStyle = ({ span }: Pick<Field, 'span'>, usual: number): CSSProperties => ({
  gridColumn: `span ${span ?? usual}`,
})

/** Fields side by side on 24 columns. */
export const FieldGrid = ({ as: Root = 'div', children }: { as?: 'div' | 'dl'; children: ReactNode }) => {
  const styles = useStyles()
  return (
    <Root className={styles.root} style={{ margin: 0 }}>
      {children}
    </Root>
  )
}
