import { makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { BrandMark } from '#src/ui/media/brand-logo.tsx'

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: tokens.spacingVerticalM,
    minHeight: '60vh',
    padding: tokens.spacingHorizontalXXL,
    textAlign: 'center',
    color: tokens.colorNeutralForeground1,
  },
  mark: { display: 'flex', alignItems: 'center', gap: '10px', minHeight: '112px', marginBottom: tokens.spacingVerticalS },
  code: {
    fontSize: '112px',
    lineHeight: 1,
    fontWeight: tokens.fontWeightBold,
    color: tokens.colorBrandStroke2,
    userSelect: 'none',
  },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    fontWeight: tokens.fontWeightSemibold,
  },
  hint: { margin: 0, maxWidth: '52ch', color: tokens.colorNeutralForeground2, overflowWrap: 'anywhere', textWrap: 'balance' },
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: tokens.spacingHorizontalM,
    marginTop: tokens.spacingVerticalM,
  },
})

type Props = {
  title: string
  hint: string
  /** Ways on. */
  actions: ReactNode
  /** More than a sentence, between the hint and the ways on. */
  children?: ReactNode
  /** A digit on both sides of the mark: it makes 404 of a 4. Decorative. */
  around?: string
  /** `h2` where the frame around has the page's h1 already. */
  heading?: 'h1' | 'h2'
}

/** The frame of every page that stands for one that cannot be shown. */
export const ErrorPage = ({ title, hint, actions, children, around, heading: Heading = 'h1' }: Props) => {
  const styles = useStyles()
  return (
    <div className={styles.root}>
      <div className={styles.mark} aria-hidden="true">
        {around && <span className={styles.code}>{around}</span>}
        <BrandMark size={around ? 92 : 72} />
        {around && <span className={styles.code}>{around}</span>}
      </div>
      <Heading className={styles.title}>{title}</Heading>
      <p className={styles.hint}>{hint}</p>
      {children}
      <div className={styles.actions}>{actions}</div>
    </div>
  )
}
