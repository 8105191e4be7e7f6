import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useId, type ReactNode } from 'react'
import { Part } from '../feedback/part.tsx'

const useStyles = makeStyles({
  root: {
    minWidth: 0,
    padding: tokens.spacingHorizontalXL,
    borderRadius: tokens.borderRadiusXLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    '@media (max-width: 640px)': { padding: tokens.spacingHorizontalL },
  },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    marginBottom: tokens.spacingVerticalL,
  },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
  top: { fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500 },
  hint: {
    margin: `${tokens.spacingVerticalXXS} 0 0`,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
})

type Props = {
  title: string
  /** 1 if the panel is the whole page. */
  level?: 1 | 2
  hint?: string
  /** A link or a button beside the title. */
  extra?: ReactNode
  children?: ReactNode
  className?: string
  id?: string
}

/** A titled card of the user centre or of the order pages; a region named by its title. */
export const Panel = ({ title, level = 2, hint, extra, children, className, id }: Props) => {
  const styles = useStyles()
  const titleId = useId()
  const Title = level === 1 ? 'h1' : 'h2'
  return (
    <section aria-labelledby={titleId} className={mergeClasses(styles.root, className)} {...(id && { id })}>
      <div className={styles.head}>
        <div>
          <Title id={titleId} className={mergeClasses(styles.title, level === 1 && styles.top)}>
            {title}
          </Title>
          {hint && <p className={styles.hint}>{hint}</p>}
        </div>
        {extra}
      </div>
      <Part>{children}</Part>
    </section>
  )
}
