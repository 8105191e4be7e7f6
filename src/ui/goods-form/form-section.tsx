import { makeStyles, tokens } from '@fluentui/react-components'
import { useId, type ReactNode } from 'react'
import { Part } from '../feedback/part.tsx'

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: '168px minmax(0, 1fr)',
    gap: tokens.spacingHorizontalXXL,
    paddingBlock: tokens.spacingVerticalXL,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    '@media (max-width: 1200px)': { gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalM },
  },
  title: { margin: 0, fontSize: tokens.fontSizeBase400, fontWeight: tokens.fontWeightSemibold },
  hint: { margin: `${tokens.spacingVerticalXS} 0 0`, color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  fields: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: `${tokens.spacingVerticalL} ${tokens.spacingHorizontalXL}`,
    maxWidth: '960px',
    alignItems: 'start',
  },
  wide: { gridColumn: '1 / -1' },
})

/** Class for content that spans both columns of a section. */
export const useWide = () => useStyles().wide

/** A form section: title and hint on the left, fields on the right. */
export const FormSection = ({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) => {
  const styles = useStyles()
  const id = useId()
  return (
    <section className={styles.root} aria-labelledby={id}>
      <div>
        <h3 id={id} className={styles.title}>
          {title}
        </h3>
        {hint && <p className={styles.hint}>{hint}</p>}
      </div>
      <div className={styles.fields}>
        <Part>{children}</Part>
      </div>
    </section>
  )
}
