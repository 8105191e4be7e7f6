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
  /** Links and buttons that lead on. */
  actions: ReactNode
  /** Extra content between the hint and the actions. */
  children?: ReactNode
  /** A digit on both sides of the logo, which stands for the 0: `4` makes 404. Decorative. */
  around?: string
  /** Use `h2` if the surrounding frame already has the page's h1. */
  heading?: 'h1' | 'h2'
}

/** Layout of all error pages. */
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
