import { makeStyles, tokens } from '@fluentui/react-components'
import { useId, type ReactNode } from 'react'

const useStyles = makeStyles({
  root: { marginBottom: tokens.spacingVerticalXXL },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalS,
    marginBottom: tokens.spacingVerticalS,
  },
  title: { margin: 0, fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold },
})

/** A titled section of a devtools tab. */
export const Section = ({ title, extra, children }: { title: string; extra?: ReactNode; children: ReactNode }) => {
  const styles = useStyles()
  const id = useId()
  return (
    <section className={styles.root} aria-labelledby={id}>
      <div className={styles.head}>
        <h3 id={id} className={styles.title}>
          {title}
        </h3>
        {extra}
      </div>
      {children}
    </section>
  )
}
